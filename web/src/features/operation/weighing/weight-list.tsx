/** Every weighing of the operation in its order, with what the carrier had got by then; on paper and in Excel too. */
import { Button } from "@mantine/core";
import { type ListedWeighing, listWeighings } from "@plimsoll/domain/weighing/weight-list";
import { FileDown } from "lucide-react";
import { useMemo, useState } from "react";
import { toastError } from "#app/error-text";
import { useDates, useNumbers } from "#i18n/formats";
import { useLocale, useWords } from "#i18n/words-provider";
import { callForFile, saveFile } from "#rpc/files";
import { Card, CardTitle } from "#ui/card";
import { useOperationWords } from "../operation-words.tsx";
import type { BodyProps } from "../page-body.tsx";
import { PrintButton } from "../print-button.tsx";
import { RoomOfRows, ScrollBox } from "./scroll-box.tsx";
import { type PeriodRow, useWeighings, type WeighingRow } from "./use-weighings.ts";
import { useWindow } from "./use-window.ts";
import classes from "./weighing.module.css";

const ROW_HEIGHT = 34;
const SHEET = [
  "period_id",
  "sequence",
  "at",
  "weight",
  "unit",
  "previous",
  "accumulated",
  "ticket",
  "struck",
  "source",
] as const;

type ListedRow = ListedWeighing<WeighingRow, PeriodRow>;

export function WeightList({ hand, periods }: BodyProps & { readonly periods: readonly PeriodRow[] }) {
  const words = useOperationWords().weighing;
  const { operation } = hand.bundle;
  const asked = useWeighings({ operation_id: operation.id });
  const rows = useMemo(() => listWeighings(asked.data?.attributes ?? [], periods), [asked.data, periods]);
  return (
    <Card padded>
      <div className={classes.head}>
        <CardTitle>{words.list}</CardTitle>
        <span className={classes.actions}>
          <PrintButton operationId={operation.id} document="weight_list" label={words.print} />
          <Excel operationId={operation.id} />
        </span>
      </div>
      {asked.data === undefined ? (
        <p className={classes.quiet}>{asked.isError ? words.offline : words.loading}</p>
      ) : (
        <ListTable rows={rows} />
      )}
    </Card>
  );
}

function Excel({ operationId }: { readonly operationId: string }) {
  const words = useOperationWords().weighing;
  const { locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const conditions = [{ attribute: "operation_id", operator: "=", value: operationId }];
    const attributes = { conditions, columns: SHEET, locale };
    try {
      saveFile(
        await callForFile(
          { service: "service", action: "export", type: "weighing", attributes },
          "weighing.xlsx",
        ),
      );
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      leftSection={<FileDown size={15} aria-hidden />}
      onClick={() => void run()}
    >
      {words.excel}
    </Button>
  );
}

function ListTable({ rows }: { readonly rows: readonly ListedRow[] }) {
  const { fields } = useWords().records.weighing_period;
  const words = useOperationWords().weighing;
  const { ref, onScroll, from, to } = useWindow(rows.length, ROW_HEIGHT);
  return (
    <ScrollBox ref={ref} onScroll={onScroll} label={words.list} isTall>
      <table className={classes.grid} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{fields.number}</th>
            <th scope="col">{words.no}</th>
            <th scope="col" data-wide>
              {words.hold}
            </th>
            <th scope="col">{words.time}</th>
            <th scope="col" data-figure>
              {words.weight}
            </th>
            <th scope="col" data-figure data-wide>
              {words.accumulated}
            </th>
            <th scope="col" data-figure>
              {words.loaded}
            </th>
          </tr>
        </thead>
        <tbody>
          <RoomOfRows height={from * ROW_HEIGHT} columns={7} />
          {rows.slice(from, to).map((one, index) => (
            <ListLine key={one.row.id} {...one} index={from + index} />
          ))}
          <RoomOfRows height={(rows.length - to) * ROW_HEIGHT} columns={7} />
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ListLine({ row, period, loaded, index }: ListedRow & { readonly index: number }) {
  const numbers = useNumbers();
  const dates = useDates();
  return (
    <tr aria-rowindex={index + 2} data-struck={row.struck} data-marked={row.sequence === 11}>
      <td>{period.number}</td>
      <td>{row.sequence ?? "—"}</td>
      <td data-wide>{period.hold}</td>
      <td>{dates.moment(row.at)}</td>
      <td data-figure>
        <b>{numbers.weight(row.weight)}</b> {row.unit === "KG" ? "KG" : ""}
      </td>
      <td data-figure data-wide>
        {numbers.weight(row.accumulated)}
      </td>
      <td data-figure>{numbers.weight(loaded)}</td>
    </tr>
  );
}
