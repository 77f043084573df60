/** The list of weights on paper: every weighing of the operation in its order, with the sums of its periods. */
import type { Row } from "@plimsoll/domain/kernel/record";
import type { weighing, weighingPeriod } from "@plimsoll/domain/operation/pages/weighing";
import { weighedTotal } from "@plimsoll/domain/weighing/weighed-sums";
import { listWeighings } from "@plimsoll/domain/weighing/weight-list";
import type { Section } from "#adapters/pdf";
import { everyPage } from "#record/every-page";
import type { WireRow } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";
import type { Body, Writing } from "../printed.ts";

/** The bundle has the rows of open periods alone. */
async function allWeighings(call: Call, operationId: string): Promise<Row<typeof weighing>[]> {
  const model = call.app.catalog.get("weighing");
  const inner = authorizeOn(call, "weighing", "list");
  const conditions = [{ attribute: "operation_id", operator: "=", value: operationId }];
  const rows: WireRow[] = [];
  for await (const page of everyPage(inner, model, { conditions } as never)) rows.push(...page.attributes);
  return rows as unknown as Row<typeof weighing>[];
}

export async function describeWeights({ call, bundle, words, figure, moment }: Writing): Promise<Body> {
  const periods = bundle.records.weighing_period as readonly Row<typeof weighingPeriod>[] | undefined;
  if (!periods) throw refuse("not_authorized");
  const listed = listWeighings(await allWeighings(call, bundle.operation.id), periods);
  const { weighing: labels, printed } = words;
  const fields: Readonly<Record<string, string>> = recordWords(call.locale, "weighing_period")?.fields ?? {};
  const right = "right" as const;
  const sums: Section = {
    kind: "table",
    columns: [
      { label: fields.number ?? "" },
      { label: labels.hold },
      { label: labels.product, share: 3 },
      { label: printed.begin, share: 2 },
      { label: printed.end, share: 2 },
      { label: fields.total ?? "", share: 2, align: right },
    ],
    rows: periods
      .toSorted((a, b) => a.number - b.number)
      .map((one) => [
        String(one.number),
        String(one.hold),
        one.product?.name ?? "",
        moment(one.begin_at),
        moment(one.end_at),
        figure(one.total),
      ]),
  };
  return {
    title: labels.list,
    sections: [
      sums,
      {
        kind: "pairs",
        columns: 2,
        pairs: [{ label: labels.total, value: `${figure(weighedTotal(periods))} MT` }],
      },
      {
        kind: "table",
        columns: [
          { label: fields.number ?? "" },
          { label: labels.no },
          { label: labels.hold },
          { label: labels.time, share: 2 },
          { label: labels.weight, share: 2, align: right },
          { label: labels.accumulated, share: 2, align: right },
          { label: labels.loaded, share: 2, align: right },
        ],
        rows: listed.map(({ row, period, loaded }) => [
          String(period.number),
          row.sequence === null ? "—" : String(row.sequence),
          String(period.hold),
          moment(row.at),
          `${figure(row.weight)} ${row.unit}`,
          figure(row.accumulated),
          figure(loaded),
        ]),
      },
      {
        kind: "signatures",
        signatures: [
          { lines: [printed.surveyor] },
          { lines: [printed.ofShip] },
          { lines: [printed.ofTerminal] },
        ],
      },
    ],
  };
}
