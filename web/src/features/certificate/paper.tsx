/** The certificate as it will be printed, in its first language: the paper stays white in the dark. */
import type { Content, SaidTable } from "@plimsoll/domain/certificate/content";
import { figureColumns } from "@plimsoll/domain/certificate/figure-columns";
import { VERBATIM } from "@plimsoll/domain/certificate/kinds";
import { issuedText } from "@plimsoll/domain/certificate/merge-text";
import { say, sayAll } from "@plimsoll/domain/certificate/say";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import classes from "./certificate.module.css";
import type { Certificate } from "./certificate.ts";
import { type Speaking, useCertificateWords } from "./certificate-words.tsx";

interface PaperProps {
  readonly row: Certificate;
  readonly content: Content;
  readonly speaking: Speaking;
  readonly language: Locale;
}

type Table = Readonly<Record<string, string>>;

export function Paper({ row, content, speaking, language }: PaperProps) {
  const words = useCertificateWords();
  const { printed, dictionary, title } = speaking;
  const isIssued = row.issued_at !== null;
  const paragraph = ({ key, texts }: Content["before"][number]) => {
    const text = texts[language] ?? Object.values(texts)[0] ?? "";
    return <p key={key}>{isIssued ? issuedText(text, key === VERBATIM) : text}</p>;
  };
  return (
    <section className={classes.paper} aria-label={words.preview} lang={language}>
      {!isIssued && (
        <span className={classes.watermark} aria-hidden>
          {printed.draft}
        </span>
      )}
      <div className={classes.paperHead}>
        <span>{row.issuer ?? ""}</span>
        <span className={classes.paperNumber}>
          <small>{printed.number}</small>
          <b>{row.number ?? printed.notNumbered}</b>
        </span>
      </div>
      <h2 className={classes.paperTitle}>{title(row.kind)}</h2>
      <dl className={classes.paperFacts}>
        {content.fields.map(({ key, values }) => (
          <div key={key}>
            <dt>{printed.fields[key]}</dt>
            <dd>{values.map((one) => say(one, language, dictionary)).join(", ")}</dd>
          </div>
        ))}
      </dl>
      {content.before.map(paragraph)}
      {content.tables.map((table) => (
        <PaperTable key={table.key} table={table} speaking={speaking} language={language} />
      ))}
      {content.after.map(paragraph)}
    </section>
  );
}

interface PaperTableProps extends Pick<PaperProps, "speaking" | "language"> {
  readonly table: SaidTable;
}

function PaperTable({ table, speaking: { printed, dictionary }, language }: PaperTableProps) {
  const columns: Table = printed.columns;
  const figures = figureColumns(table);
  const figure = (at: number) => figures[at] || undefined;
  return (
    <table className={classes.paperTable}>
      <caption>{printed.tables[table.key]}</caption>
      <thead>
        <tr>
          {table.columns.map(({ key, number }, at) => (
            <th key={`${key} ${number}`} scope="col" data-figure={figure(at)}>
              {[columns[key] ?? key, number].filter((part) => part !== null).join(" ")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, evidence }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document have their place and nothing else
          <tr key={`${evidence?.id} ${at}`}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells likewise
              <td key={column} data-figure={figure(column)}>
                {sayAll(cell, language, dictionary)}
              </td>
            ))}
          </tr>
        ))}
        {table.totals.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: totals likewise
          <tr key={`total ${at}`} className={classes.paperTotal}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells likewise
              <td key={column} data-figure={figure(column)}>
                {sayAll(cell, language, dictionary)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
