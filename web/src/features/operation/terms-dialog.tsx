/** Terms that stand on an operation: asked for as the calculators ask, saved when they can be read, taken away again. */
import { Button, Group } from "@mantine/core";
import { issuesOf } from "@plimsoll/domain/kernel/field/issues";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import type { laytimeTermsInput } from "@plimsoll/domain/operation/laytime-estimate";
import type { oilTermsInput } from "@plimsoll/domain/operation/oil-classify";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import type { Item } from "#calculator/calculator-form";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { requestOf, statesOfRequest } from "#calculator/request";
import { useFormatContext } from "#fields/use-format-context";
import { errorsByField, messagesOf } from "#record/form-errors";
import { issueText } from "#record/issue-text";
import { FormModal } from "#ui/form-modal";
import { useFieldSave } from "./use-field-save.ts";

export interface OperationTermsProps {
  readonly operation: Bundle["operation"];
  readonly calculator: CalculatorWords;
  readonly onClose: () => void;
}

interface TermsDialogProps extends OperationTermsProps {
  /** The field of the operation that they are. */
  readonly field: "laytime_terms" | "oil_terms";
  readonly items: readonly Item[];
  readonly input: typeof laytimeTermsInput | typeof oilTermsInput;
  /** Where nothing was agreed yet. */
  readonly usual: Parameters<typeof statesOfRequest>[1];
  /** Which of them are lists, sent even when empty. */
  readonly lists: readonly string[];
  readonly words: Readonly<Record<"title" | "remove" | "save", string>>;
}

export function TermsDialog(props: TermsDialogProps) {
  const { operation, calculator, onClose, field, items, input, usual, lists, words } = props;
  const formats = useFormatContext();
  const agreed = operation[field];
  const start = useMemo(() => statesOfRequest(items, agreed ?? usual), [items, agreed, usual]);
  const form = useForm<Values>({ defaultValues: start });
  const values = useWatch({ control: form.control });
  const { isBusy, save } = useFieldSave(operation.id);
  const { request, refused } = requestOf(items, values, lists);
  const checked = input.safeParse(request, { reportInput: true });
  const issues = [...refused, ...(checked.success ? [] : issuesOf(checked.error))];
  const named = askedFields(items, values, calculator);
  const told = atFields(issues, named).map((one) => ({ ...one, message: issueText(one, named, formats) }));
  const errors = errorsByField(named.fields, told);
  const send = async (terms: unknown) => {
    const attributes = { id: operation.id, version: operation.version, [field]: terms };
    if (await save({ type: "operation", action: "update", attributes })) onClose();
  };
  return (
    <FormModal opened title={words.title} onClose={onClose}>
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
          {agreed && (
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
