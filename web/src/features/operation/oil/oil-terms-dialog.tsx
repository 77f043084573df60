/** The limits of the contract that the oils of an operation are held against. */
import { OIL_ANALYSES } from "@plimsoll/domain/classification/oil";
import { OIL_LIMIT_KINDS, oilTermsInput, USUAL_OIL_TERMS } from "@plimsoll/domain/operation/oil-classify";
import { useMemo } from "react";
import { choice, type FieldItem, type Item, rows, smallFigure, text } from "#calculator/calculator-form";
import { useClassifyingWords } from "../classification/classifying-words.tsx";
import { type OperationTermsProps, TermsDialog } from "../terms-dialog.tsx";

export function OilTermsDialog(props: OperationTermsProps) {
  const words = useClassifyingWords().oil;
  const items = useMemo(
    (): readonly Item[] => [
      text("name", () => words.name),
      rows("limits", () => words.terms, [
        choice(
          "parameter",
          () => words.parameter,
          OIL_ANALYSES,
          (w) => w.classification.analyses,
        ),
        choice(
          "kind",
          () => words.kind,
          OIL_LIMIT_KINDS,
          (w) => w.classification.limitKinds,
        ),
        smallFigure("value", () => words.value) as FieldItem<never>,
      ]),
    ],
    [words],
  );
  return (
    <TermsDialog
      {...props}
      field="oil_terms"
      items={items}
      input={oilTermsInput}
      usual={USUAL_OIL_TERMS}
      lists={["limits"]}
      words={{ title: words.terms, remove: words.useUsual, save: words.save }}
    />
  );
}
