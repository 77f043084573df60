/** Many rows of another record: available on the left, selected on the right, a click moves one over. */
import { TextInput, UnstyledButton } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { ReferencesField } from "@plimsoll/domain/kernel/field/relation";
import { fold } from "@plimsoll/domain/kernel/fold";
import { Minus, Plus, Search } from "lucide-react";
import { useId, useState } from "react";
import { errorText } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { isNamed } from "#fields/form-state";
import { useCandidates } from "#fields/reference/use-candidates";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";

interface SideProps {
  readonly title: string;
  readonly rows: readonly Named[];
  readonly count: string;
  readonly note: string;
  readonly action: (name: string) => string;
  readonly icon: typeof Plus;
  readonly disabled: boolean;
  readonly onPick: (row: Named) => void;
}

function Side({ title, rows, count, note, action, icon: Icon, disabled, onPick }: SideProps) {
  const titleId = useId();
  return (
    <div className={classes.tableBox}>
      <div className={classes.tableHead}>
        <span id={titleId}>{title}</span>
        <span>{count}</span>
      </div>
      <ul className={classes.tableList} aria-labelledby={titleId}>
        {rows.map((row) => (
          <li key={row.id}>
            <UnstyledButton
              className={classes.tableRow}
              disabled={disabled}
              aria-label={action(row.name)}
              onClick={() => onPick(row)}
            >
              <Icon size={14} aria-hidden />
              {row.name}
            </UnstyledButton>
          </li>
        ))}
        {rows.length === 0 && <li className={classes.tableNote}>{note}</li>}
      </ul>
    </div>
  );
}

export function ReferencesInput(props: InputProps<ReferencesField>) {
  const { id, field, labels, value, onChange, onBlur, place, disabled = false } = props;
  const { messages, app } = useWords();
  const words = app.record.twoTables;
  const [search, setSearch] = useState("");
  const item = labels.label;
  const country = field.anyCountry ? null : place.country;
  const { rows, isPending, isFailed, error } = useCandidates({
    to: field.to,
    country,
    search,
    enabled: true,
  });
  const selected = Array.isArray(value) ? value.filter(isNamed) : [];
  const chosen = new Set(selected.map((one) => one.id));
  const available = rows.filter((one) => !chosen.has(one.id));
  const sought = fold(search);
  const shown = sought === "" ? selected : selected.filter((one) => fold(one.name).includes(sought));
  const why = isPending
    ? messages.loadingItem
    : search === ""
      ? messages.nothingToSelect
      : messages.itemNotFound;
  const change = (next: readonly Named[]) => {
    onChange(next);
    onBlur();
  };
  return (
    <FieldGroup of={props}>
      <TextInput
        id={id}
        mb={8}
        leftSection={<Search size={15} aria-hidden />}
        aria-label={say(messages.typeToSearch, { item })}
        placeholder={say(messages.typeToSearch, { item })}
        value={search}
        disabled={disabled}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className={classes.tables}>
        <Side
          title={words.available}
          rows={available}
          count={String(available.length)}
          note={isFailed ? errorText(error) : say(why, { item })}
          action={(name) => say(words.add, { item: name })}
          icon={Plus}
          disabled={disabled}
          onPick={(row) => change([...selected, row])}
        />
        <Side
          title={words.selected}
          rows={shown}
          count={
            shown.length === selected.length
              ? String(selected.length)
              : `${shown.length} / ${selected.length}`
          }
          note={words.none}
          action={(name) => say(words.remove, { item: name })}
          icon={Minus}
          disabled={disabled}
          onPick={(row) => change(selected.filter((one) => one.id !== row.id))}
        />
      </div>
    </FieldGroup>
  );
}
