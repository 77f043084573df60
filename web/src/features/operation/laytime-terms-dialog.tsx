/** The terms of the charter that the estimate of laytime asks for. */
import { laytimeTermsInput } from "@plimsoll/domain/operation/laytime-estimate";
import { useMemo } from "react";
import { figure, flag, type Item, smallFigure } from "#calculator/calculator-form";
import { laytimeChoice, laytimeRatesItems } from "#calculator/laytime";
import { useOperationWords } from "./operation-words.tsx";
import { type OperationTermsProps, TermsDialog } from "./terms-dialog.tsx";

const itemsOf = (rain: string): readonly Item[] => [
  figure("rate", (w) => w.fields.laytime.rate),
  laytimeChoice,
  figure("quantity", (w) => w.fields.laytime.quantity),
  smallFigure("turn_hours", (w) => w.fields.laytime.turn_hours),
  flag("sooner_if_commenced", (w) => w.fields.laytime.sooner_if_commenced),
  flag("saturdays", (w) => w.fields.laytime.saturdays),
  flag("rain_counts", () => rain),
  ...laytimeRatesItems,
];

const USUAL = { terms: "shinc", holidays: [] };

export function LaytimeTermsDialog(props: OperationTermsProps) {
  const { laytime: words } = useOperationWords();
  const items = useMemo(() => itemsOf(words.rainCounts), [words]);
  return (
    <TermsDialog
      {...props}
      field="laytime_terms"
      items={items}
      input={laytimeTermsInput}
      usual={USUAL}
      lists={["holidays"]}
      words={{ title: words.termsTitle, remove: words.remove, save: words.save }}
    />
  );
}
