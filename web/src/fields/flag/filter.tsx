/** Yes, no, or both: used for flags and for the state of the rows themselves. */
import { Input, SegmentedControl } from "@mantine/core";
import type { FlagField } from "@plimsoll/domain/kernel/field/choice";
import type { FilterProps } from "#fields/field-screen";
import { useWords } from "#i18n/words-provider";

interface YesNoAllProps {
  readonly label: string;
  readonly value: boolean | undefined;
  /** Whether both may be asked for. */
  readonly withAll?: boolean;
  readonly onChange: (value: boolean | undefined) => void;
}

export function YesNoAll({ label, value, withAll = true, onChange }: YesNoAllProps) {
  const { yes, no } = useWords().messages;
  const { all } = useWords().app.record.filter;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={value === undefined ? "all" : value ? "yes" : "no"}
        data={[
          ...(withAll ? [{ value: "all", label: all }] : []),
          { value: "yes", label: yes },
          { value: "no", label: no },
        ]}
        onChange={(next) => onChange(next === "all" ? undefined : next === "yes")}
      />
    </Input.Wrapper>
  );
}

export function FlagFilter({ labels, value, onChange }: FilterProps<FlagField>) {
  return (
    <YesNoAll
      label={labels.label}
      value={value?.kind === "flag" ? value.value : undefined}
      onChange={(next) => onChange(next === undefined ? undefined : { kind: "flag", value: next })}
    />
  );
}
