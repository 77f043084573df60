/** The texts of a certificate in each of its languages; an empty one prints our own words. */
import { Button, Group, Textarea } from "@mantine/core";
import { type Texts, textOf } from "@plimsoll/domain/certificate/arrange";
import { ARRANGEMENTS, TEXT_KEYS, type TextKey } from "@plimsoll/domain/certificate/kinds";
import { MERGE_FIELDS } from "@plimsoll/domain/certificate/merge-text";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { rememberRow, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { toasts } from "#ui/toasts";
import { type TypedTexts, typedSince } from "#ui/typed-since";
import classes from "./certificate.module.css";
import { CERTIFICATES, type Certificate } from "./certificate.ts";
import { useCertificateWords } from "./certificate-words.tsx";

const LONGEST = 8000;
/** Said in every certificate, whatever it is about. */
const ALWAYS: readonly TextKey[] = ["consignee", "notify_party", "bill_of_lading", "limitation", "signatory"];

export function TextsCard({ row, isOpen }: { readonly row: Certificate; readonly isOpen: boolean }) {
  const words = useCertificateWords();
  const { records } = useWords();
  const known = (row.texts ?? {}) as Texts;
  const languages = row.languages as readonly Locale[];
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedTexts>({});
  const { run, isBusy } = useMutationCall({ ...CERTIFICATES, action: "update" });
  const { before, after } = ARRANGEMENTS[row.kind];
  const keys = TEXT_KEYS.filter((key) => [...before, ...after, ...ALWAYS].includes(key));
  const textIn = (key: TextKey, locale: Locale) => typed[`${key} ${locale}`] ?? textOf(known[key], locale);
  const type = (name: string, text: string) => setTyped((now) => ({ ...now, [name]: text }));
  const save = async () => {
    const texts = Object.fromEntries(
      keys.flatMap((key) => {
        const own = languages.flatMap((locale) => {
          const text = textIn(key, locale).trim();
          return text === "" ? [] : [[locale, text] as const];
        });
        return own.length === 0 ? [] : [[key, Object.fromEntries(own)] as const];
      }),
    );
    const saved = await run({ id: row.id, version: row.version, texts });
    // What is done next is done with this version, also by somebody who does not wait for the page.
    rememberRow(client, CERTIFICATES, saved.attributes);
    setTyped((now) => typedSince(typed, now));
    toasts.success(words.saved);
  };
  return (
    <Card padded>
      <CardTitle>{words.texts}</CardTitle>
      {isOpen && (
        <p className={classes.quiet}>
          {say(words.textsHelp, { fields: MERGE_FIELDS.map((name) => `{${name}}`).join(" ") })}
        </p>
      )}
      <div className={classes.texts}>
        {keys.flatMap((key) =>
          languages.map((locale) => (
            <Textarea
              key={`${key} ${locale}`}
              label={
                languages.length === 1
                  ? words.textKeys[key]
                  : say(words.textIn, {
                      text: words.textKeys[key],
                      language: records.certificate.choices.languages[locale],
                    })
              }
              value={textIn(key, locale)}
              readOnly={!isOpen}
              maxLength={LONGEST}
              minRows={1}
              onChange={({ currentTarget }) => type(`${key} ${locale}`, currentTarget.value)}
            />
          )),
        )}
      </div>
      {isOpen && (
        <Group justify="flex-end" mt="sm">
          <Button
            loading={isBusy}
            disabled={Object.keys(typed).length === 0}
            onClick={() => void save().catch(toastError)}
          >
            {words.saveTexts}
          </Button>
        </Group>
      )}
    </Card>
  );
}
