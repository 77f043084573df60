/** What a certificate says, field by field and table by table, each with the row that it comes from. */
import { Anchor } from "@mantine/core";
import {
  type Content,
  type Evidence,
  FIELD_GROUPS,
  type SaidTable,
} from "@plimsoll/domain/certificate/content";
import { sayAll } from "@plimsoll/domain/certificate/say";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { Link2 } from "lucide-react";
import { Link } from "react-router";
import { openPath } from "#app/existing-pages";
import { useSession } from "#app/session";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import { ScrollRegion } from "#ui/scroll-region";
import classes from "./certificate.module.css";
import { type Speaking, useCertificateWords } from "./certificate-words.tsx";

interface SaysCardProps {
  readonly content: Content;
  readonly speaking: Speaking;
  readonly language: Locale;
  readonly orderId: string;
}

export function SaysCard({ content, speaking, language, orderId }: SaysCardProps) {
  const words = useCertificateWords();
  const { printed, dictionary } = speaking;
  /** A number alone would not say what it is of. */
  const leadOf = ({ columns: [first] }: SaidTable, text: string) =>
    first?.key === "hold" ? `${printed.columns.hold} ${text}` : text;
  return (
    <Card padded>
      <CardTitle>{words.says}</CardTitle>
      <ScrollRegion label={words.says} className={classes.scrolls}>
        <table className={classes.says}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.comesFrom}</th>
            </tr>
          </thead>
          {FIELD_GROUPS.map((group) => {
            const fields = content.fields.filter((one) => one.group === group);
            return fields.length === 0 ? null : (
              <tbody key={group}>
                <tr>
                  <th colSpan={3} scope="rowgroup" className={classes.group}>
                    {words.groups[group]}
                  </th>
                </tr>
                {fields.map(({ key, values, evidence }) => (
                  <tr key={key}>
                    <td>{printed.fields[key]}</td>
                    <td className={classes.figure}>{sayAll(values, language, dictionary)}</td>
                    <td>
                      <Origin evidence={evidence} orderId={orderId} />
                    </td>
                  </tr>
                ))}
              </tbody>
            );
          })}
          {content.tables.map((table) => (
            <tbody key={table.key}>
              <tr>
                <th colSpan={3} scope="rowgroup" className={classes.group}>
                  {printed.tables[table.key]}
                </th>
              </tr>
              {table.rows.map(({ cells, evidence }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document have their place and nothing else
                <tr key={`${evidence?.id} ${at}`}>
                  <td>{leadOf(table, sayAll(cells[0] ?? [], language, dictionary))}</td>
                  <td className={classes.figure}>
                    {cells
                      .slice(1)
                      .map((cell) => sayAll(cell, language, dictionary))
                      .join(" · ")}
                  </td>
                  <td>
                    <Origin evidence={evidence} orderId={orderId} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </Card>
  );
}

/** The field page of a record, below its operation. */
const FIELD_PAGES: Readonly<Record<string, string>> = {
  weighing_period: "weighing",
  draft_survey: "draft",
  classification: "classification",
  basement_inspection: "basementinspection",
  hold_sealing: "holdsealing",
  hose_test: "hosetest",
  sample: "samples",
  analysis_result: "samples",
  timelog_entry: "timelog",
  origin_inspection: "inspectionorigin",
};

function Origin({ evidence, orderId }: { readonly evidence: Evidence | null; readonly orderId: string }) {
  const words = useCertificateWords();
  const { records } = useWords();
  const actor = useSession()?.actor;
  if (evidence === null) return <span className={classes.quiet}>{words.typed}</span>;
  const name = (records as Readonly<Record<string, { readonly name: string }>>)[evidence.record]?.name ?? "";
  const page = FIELD_PAGES[evidence.record];
  const to =
    page !== undefined && evidence.operation_id !== null
      ? `/operation/vessels/${evidence.operation_id}/${page}`
      : openPath(evidence.record, evidence.record === "work_order" ? orderId : evidence.id, actor);
  if (to === undefined) return <span className={classes.quiet}>{name}</span>;
  return (
    <Anchor component={Link} to={to} inherit className={classes.origin}>
      <Link2 size={14} aria-hidden /> {name}
    </Anchor>
  );
}
