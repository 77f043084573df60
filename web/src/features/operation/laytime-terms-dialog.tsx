/** The terms of the charter that the estimate of laytime asks for. */
import { Button, Group } from "@mantine/core";
import { issuesOf } from "@plimsoll/domain/kernel/field/issues";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { laytimeTermsInput } from "@plimsoll/domain/operation/laytime-estimate";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import { figure, flag, type Item, smallFigure } from "#calculator/calculator-form";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { laytimeChoice, laytimeRatesItems } from "#calculator/laytime";
import { requestOf, statesOfRequest } from "#calculator/request";
import { useFormatContext } from "#fields/use-format-context";
import { errorsByField, messagesOf } from "#record/form-errors";
import { issueText } from "#record/issue-text";
import { FormModal } from "#ui/form-modal";
import { useOperationWords } from "./operation-words.tsx";
import { useFieldSave } from "./use-field-save.ts";

interface LaytimeTermsDialogProps {
  readonly operation: Bundle["operation"];
  readonly calculator: CalculatorWords;
  readonly onClose: () => void;
}

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

export function LaytimeTermsDialog({ operation, calculator, onClose }: LaytimeTermsDialogProps) {
  const { laytime: words } = useOperationWords();
  const formats = useFormatContext();
  const items = useMemo(() => itemsOf(words.rainCounts), [words]);
  const start = useMemo(
    () => statesOfRequest(items, operation.laytime_terms ?? { terms: "shinc", holidays: [] }),
    [items, operation],
  );
  const form = useForm<Values>({ defaultValues: start });
  const values = useWatch({ control: form.control });
  const { isBusy, save } = useFieldSave(operation.id);
  const { request, refused } = requestOf(items, values, ["holidays"]);
  const checked = laytimeTermsInput.safeParse(request, { reportInput: true });
  const issues = [...refused, ...(checked.success ? [] : issuesOf(checked.error))];
  const named = askedFields(items, values, calculator);
  const told = atFields(issues, named).map((one) => ({ ...one, message: issueText(one, named, formats) }));
  const errors = errorsByField(named.fields, told);
  const send = async (laytime_terms: unknown) => {
    const attributes = { id: operation.id, version: operation.version, laytime_terms };
    if (await save({ type: "operation", action: "update", attributes })) onClose();
  };
  return (
    <FormModal opened title={words.termsTitle} onClose={onClose}>
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
          {operation.laytime_terms && (
            <Button variant="default" disabled={isBusy} onClick={() => void send(null)}>
              {words.remove}
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
