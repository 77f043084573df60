/** What is said about single lines: typed with an answer, and read below the lines. */
import { TextInput } from "@mantine/core";
import { REMARK_LENGTH } from "@plimsoll/domain/billing/pre-invoice";
import { MessageSquare } from "lucide-react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import type { PreInvoiceRow } from "./pre-invoice.ts";

/** By the id of the line. */
export type Remarks = Readonly<Record<string, string>>;

/** As the call takes them: only those that say something. */
export function said(remarks: Remarks): { line_id: string; text: string }[] {
  return Object.entries(remarks)
    .map(([line, text]) => ({ line_id: line, text: text.trim() }))
    .filter(({ text }) => text !== "");
}

interface RemarksFieldsProps {
  readonly lines: readonly { readonly id: string; readonly name: string }[];
  readonly remarks: Remarks;
  readonly onChange: (remarks: Remarks) => void;
}

export function RemarksFields({ lines, remarks, onChange }: RemarksFieldsProps) {
  const words = useBillingWords().remarks;
  return (
    <fieldset className={classes.remarkFields}>
      <legend>{words.title}</legend>
      <p className={classes.hint}>{words.help}</p>
      {lines.map(({ id, name }, at) => (
        <TextInput
          key={id}
          mt="xs"
          label={say(words.line, { number: at + 1, service: name })}
          value={remarks[id] ?? ""}
          maxLength={REMARK_LENGTH}
          onChange={({ currentTarget }) => onChange({ ...remarks, [id]: currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

/** Everything that was said so far, the newest first; the company's own words are not in what a customer reads. */
export function RemarksList({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords().remarks;
  const dates = useDates();
  const all = [
    ...(row.remarks ?? []).map((one) => ({ ...one, by: words.company })),
    ...row.customer_remarks.map((one) => ({ ...one, by: words.customer })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  if (all.length === 0) return null;
  return (
    <section className={classes.remarks} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <MessageSquare size={14} aria-hidden />
            <span>
              <span className={classes.strong}>{one.text}</span>
              <span className={classes.hint}>
                {" "}
                {say(words.ofLine, { number: one.line, revision: one.revision })} · {one.author} ({one.by}) ·{" "}
                {dates.moment(one.at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
