/** What was sent each time, and how it differs from what the certificate says now. */
import { Button, Switch } from "@mantine/core";
import type { AnswerNamed } from "@plimsoll/domain/calls";
import { type ComparedLine, compareContents, type Placed } from "@plimsoll/domain/certificate/compare";
import type { Content } from "@plimsoll/domain/certificate/content";
import { sayAll } from "@plimsoll/domain/certificate/say";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useState } from "react";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { useFocusBack } from "#ui/focus-back";
import { FormModal } from "#ui/form-modal";
import { ScrollRegion } from "#ui/scroll-region";
import classes from "./certificate.module.css";
import { CERTIFICATES, type Certificate } from "./certificate.ts";
import { type Speaking, useCertificateWords } from "./certificate-words.tsx";
import { type CertificateComment, useComments } from "./comments-card.tsx";

const VERSIONS = { ...CERTIFICATES, action: "versions" } as const;
type Version = AnswerNamed<typeof VERSIONS>[number];

interface VersionsCardProps {
  readonly row: Certificate;
  readonly content: Content;
  readonly speaking: Speaking;
  readonly language: Locale;
}

export function VersionsCard({ row, ...now }: VersionsCardProps) {
  const words = useCertificateWords().versions;
  const dates = useDates();
  const asked = useCall({ ...VERSIONS, attributes: { id: row.id } }, { dependsOn: [CERTIFICATES] });
  const [compared, setCompared] = useState<Version>();
  const comments = useComments(row.id).data?.attributes ?? [];
  const versions = asked.data?.attributes ?? [];
  if (versions.length === 0) return null;
  return (
    <Card padded>
      {compared && (
        <Comparison
          version={compared}
          comments={comments.filter((one) => one.draft_version === compared.number)}
          {...now}
          onClose={() => setCompared(undefined)}
        />
      )}
      <CardTitle>{words.title}</CardTitle>
      <ul className={classes.versions}>
        {versions.toReversed().map((one) => (
          <li key={one.number}>
            <span>
              <b>{say(words.one, { number: one.number })}</b> ·{" "}
              {say(words.sentAt, { at: dates.moment(one.at) })}
              {one.reason !== null && <em> “{one.reason}”</em>}
            </span>
            <Button size="xs" variant="default" onClick={() => setCompared(one)}>
              {words.compare}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ComparisonProps extends Omit<VersionsCardProps, "row"> {
  readonly version: Version;
  /** What was said about that version. */
  readonly comments: readonly CertificateComment[];
  readonly onClose: () => void;
}

function Comparison({ version, comments, content, speaking, language, onClose }: ComparisonProps) {
  const all = useCertificateWords();
  const words = all.versions;
  const [isShort, setShort] = useState(true);
  useFocusBack();
  const { printed, dictionary } = speaking;
  const speak = (placed: Placed) =>
    "texts" in placed
      ? (placed.texts[language] ?? Object.values(placed.texts)[0] ?? "")
      : placed.says.map((cell) => sayAll(cell, language, dictionary)).join(" · ");
  const nameOf = ({ part, key, row }: ComparedLine) => {
    const names: Readonly<Record<string, string>> =
      part === "field" ? printed.fields : part === "table" ? printed.tables : all.textKeys;
    return [names[key] ?? key, row === null ? undefined : say(words.row, { row })]
      .filter(Boolean)
      .join(" · ");
  };
  const lines = compareContents(version.content, content, speak);
  const isSame = (line: ComparedLine) => line.left === line.right;
  // What was said about a part stands at its first line, and about all of it in front.
  const firstOf = new Map(lines.toReversed().map((line) => [line.section, line]));
  const saidAt = (line: ComparedLine) =>
    comments.filter(({ section }) => section === line.section && firstOf.get(line.section) === line);
  const elsewhere = comments.filter(({ section }) => !firstOf.has(section));
  const shown = isShort ? lines.filter((line) => !isSame(line) || saidAt(line).length > 0) : lines;
  const name = say(words.one, { number: version.number });
  return (
    <FormModal opened title={say(words.dialog, { left: name })} onClose={onClose}>
      <Switch
        data-autofocus
        mb="sm"
        label={words.onlyDifferences}
        checked={isShort}
        onChange={({ currentTarget }) => setShort(currentTarget.checked)}
      />
      <Said comments={elsewhere} withSection />
      {shown.length === 0 ? (
        <p role="status">{words.same}</p>
      ) : (
        <ScrollRegion label={words.title} className={classes.scrolls}>
          <table className={classes.compared}>
            <thead>
              <tr>
                <th scope="col">{all.field}</th>
                <th scope="col">{name}</th>
                <th scope="col">{words.now}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <tr key={`${line.part} ${line.key} ${line.row}`} data-differs={!isSame(line) || undefined}>
                  <th scope="row">{nameOf(line)}</th>
                  <td>{line.left ?? NOT_ENTERED}</td>
                  <td>
                    {line.right ?? NOT_ENTERED}
                    <Said comments={saidAt(line)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </FormModal>
  );
}

function Said({
  comments,
  withSection = false,
}: {
  readonly comments: readonly CertificateComment[];
  readonly withSection?: boolean;
}) {
  const { choices } = useWords().records.certificate_comment;
  if (comments.length === 0) return null;
  return (
    <ul className={classes.said}>
      {comments.map((one) => (
        <li key={one.id}>
          {withSection && `${choices.section[one.section]}: `}“{one.text}” · {one.author_name}
        </li>
      ))}
    </ul>
  );
}
