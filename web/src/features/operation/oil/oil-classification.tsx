/** The classification of oils of an operation: its list, the form of one, and every version. */
import { FlaskConicalOff } from "lucide-react";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { useClassifyingWords, WithClassifyingWords } from "../classification/classifying-words.tsx";
import type { BodyProps } from "../page-body.tsx";
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
  if (!calculator) return null;
  const rows = oilRowsIn(bundle);
  if (address.row === undefined || address.row === "history")
    return <OilList {...props} rows={rows} calculator={calculator} isHistory={address.row === "history"} />;
  const row = rows.find(({ id }) => id === address.row);
  const isMissing = address.row !== "new" && row === undefined;
  if (isMissing || (row === undefined && openOils(bundle).length === 0)) {
    const none = oilsIn(bundle).length === 0 ? words.oil.noProduct : words.list.locked;
    return (
      <Card>
        <EmptyState title={isMissing ? words.form.notHere : none} icon={FlaskConicalOff} />
      </Card>
    );
  }
  return <OilEntry key={row?.id ?? "new"} {...props} row={row} rows={rows} calculator={calculator} />;
}
