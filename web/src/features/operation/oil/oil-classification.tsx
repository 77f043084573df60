/** The classification of oils of an operation: its list, the form of one, and every version. */
import { FlaskConicalOff } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { useClassifyingWords, WithClassifyingWords } from "../classification/classifying-words.tsx";
import type { BodyProps } from "../page-body.tsx";
import { useRowId } from "../use-row-id.ts";
import { OilEntry } from "./oil-entry.tsx";
import { oilRowsIn, oilsIn, openOils } from "./oil-form.ts";
import { OilList } from "./oil-list.tsx";

export function OilClassification(props: BodyProps) {
  return (
    <WithClassifyingWords>
      <OfAddress {...props} />
    </WithClassifyingWords>
  );
}

function OfAddress(props: BodyProps) {
  const { bundle, address } = props.hand;
  const calculator = useLoadedCalculatorWords();
  const words = useClassifyingWords();
  const [params] = useSearchParams();
  const rows = oilRowsIn(bundle);
  const row = rows.find(({ id }) => id === address.row);
  const id = useRowId(row, `${address.row}?${params}`);
  if (!calculator) return null;
  if (address.row === undefined || address.row === "history")
    return <OilList {...props} rows={rows} calculator={calculator} isHistory={address.row === "history"} />;
  const isMissing = address.row !== "new" && row === undefined;
  // A final closes its product to new ones, and not the form that has just made it.
  const isOpen = rows.some((one) => one.id === id) || openOils(bundle).length > 0;
  if (isMissing || !isOpen) {
    const none = oilsIn(bundle).length === 0 ? words.oil.noProduct : words.list.locked;
    return (
      <Card>
        <EmptyState title={isMissing ? words.form.notHere : none} icon={FlaskConicalOff} />
      </Card>
    );
  }
  return <OilEntry key={id} {...props} id={id} row={row} rows={rows} calculator={calculator} />;
}
