/** The limits of the contract that the oils of an operation are held against. */
import { Button, Group } from "@mantine/core";
import { OIL_ANALYSES } from "@plimsoll/domain/classification/oil";
import { issuesOf } from "@plimsoll/domain/kernel/field/issues";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { OIL_LIMIT_KINDS, oilTermsInput, USUAL_OIL_TERMS } from "@plimsoll/domain/operation/oil-classify";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import { choice, type FieldItem, type Item, rows, smallFigure, text } from "#calculator/calculator-form";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { requestOf, statesOfRequest } from "#calculator/request";
import { useFormatContext } from "#fields/use-format-context";
import { errorsByField, messagesOf } from "#record/form-errors";
import { issueText } from "#record/issue-text";
import { FormModal } from "#ui/form-modal";
import { useClassifyingWords } from "../classification/classifying-words.tsx";
import { useFieldSave } from "../use-field-save.ts";

interface OilTermsDialogProps {
  readonly operation: Bundle["operation"];
  readonly calculator: CalculatorWords;
  readonly onClose: () => void;
}

export function OilTermsDialog({ operation, calculator, onClose }: OilTermsDialogProps) {
  const words = useClassifyingWords().oil;
  const formats = useFormatContext();
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
  const start = useMemo(
    () => statesOfRequest(items, operation.oil_terms ?? USUAL_OIL_TERMS),
    [items, operation],
  );
  const form = useForm<Values>({ defaultValues: start });
  const values = useWatch({ control: form.control });
  const { isBusy, save } = useFieldSave(operation.id);
  const { request, refused } = requestOf(items, values, ["limits"]);
  const checked = oilTermsInput.safeParse(request, { reportInput: true });
  const issues = [...refused, ...(checked.success ? [] : issuesOf(checked.error))];
  const named = askedFields(items, values, calculator);
  const told = atFields(issues, named).map((one) => ({ ...one, message: issueText(one, named, formats) }));
  const errors = errorsByField(named.fields, told);
  const send = async (oil_terms: unknown) => {
    const attributes = { id: operation.id, version: operation.version, oil_terms };
    if (await save({ type: "operation", action: "update", attributes })) onClose();
  };
  return (
    <FormModal opened title={words.terms} onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <CalculatorFields
          items={items}
          at=""
          form={{
            words: calculator,
            control: form.control,
            verdictOn: (path) => messagesOf(errors[path]),
            known: NOTHING_KNOWN,
          }}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          {operation.oil_terms && (
            <Button variant="default" disabled={isBusy} onClick={() => void send(null)}>
              {words.useUsual}
            </Button>
          )}
          <Button loading={isBusy} disabled={issues.length > 0} onClick={() => void send(request)}>
            {words.save}
          </Button>
        </Group>
      </form>
    </FormModal>
  );
}
