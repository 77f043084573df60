/** A toggle that says Yes or No; a flag is never absent. */
import { Input, Switch } from "@mantine/core";
import type { FlagField } from "@plimsoll/domain/kernel/field/choice";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { useWords } from "#i18n/words-provider";

export function FlagInput(props: InputProps<FlagField>) {
  const { id, labels, value, onChange, onBlur } = props;
  const { yes, no } = useWords().messages;
  const { label, description, error, inputWrapperOrder, disabled } = inputFrame(props);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={inputWrapperOrder}
      labelProps={{ htmlFor: id }}
    >
      <Switch
        id={id}
        aria-label={labels.label}
        label={value === true ? yes : no}
        checked={value === true}
        disabled={disabled}
        mt={6}
        mb={description === undefined ? 0 : 6}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        onBlur={onBlur}
      />
    </Input.Wrapper>
  );
}
