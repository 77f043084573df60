/**
 * One or several of a list that is here already. Typing narrows it, what the text means best stands first and is
 * highlighted, Enter takes it. A text that means nothing stays where it is and submits no form.
 */
import {
  type ComboboxItem,
  type ComboboxParsedItem,
  MultiSelect,
  type MultiSelectProps,
  Select,
  type SelectProps,
} from "@mantine/core";
import { useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { isForList } from "./combobox-keys.ts";
import { calledExactly, matching } from "./matching.ts";

export type Choice = { readonly value: string; readonly label: string };

/** More lines than anybody reads through; typing leads to the others. */
const SHOWN = 200;
/** A handful is seen at once: a phone need not cover it with its keyboard. */
const TYPED_FROM = 8;

const labelOf = ({ label }: Choice) => label;

function narrowed({
  options,
  search,
}: {
  options: ComboboxParsedItem[];
  search: string;
}): ComboboxParsedItem[] {
  const plain = options.filter((one): one is ComboboxItem => !("group" in one));
  return matching(plain, search, labelOf).slice(0, SHOWN);
}

interface Own {
  /** What is chosen, for all texts: "Status". */
  readonly item: string;
  readonly data: readonly Choice[];
}

function useCommon({ item, data }: Own) {
  const { itemNotFound } = useWords().messages;
  return {
    data: data as Choice[],
    searchable: true,
    filter: narrowed,
    maxDropdownHeight: 600,
    nothingFoundMessage: say(itemNotFound, { item }),
    ...(data.length < TYPED_FROM ? { inputMode: "none" as const } : {}),
  };
}

export type ChooseOneProps = Omit<SelectProps, "data" | "filter" | "searchable"> & Own;

export function ChooseOne({ item, data, onKeyDown, onBlur, ...rest }: ChooseOneProps) {
  const { messages, app } = useWords();
  const common = useCommon({ item, data });
  const [typed, setTyped] = useState("");
  const chosen = data.find((one) => one.value === rest.value)?.label ?? "";
  return (
    <Select
      placeholder={say(messages.choose, { item })}
      clearButtonProps={{ "aria-label": say(app.record.clear, { item }) }}
      allowDeselect={false}
      {...rest}
      {...common}
      // While nothing is typed nothing is meant, and Enter is for the form.
      selectFirstOptionOnChange={typed !== "" && typed !== chosen}
      onSearchChange={setTyped}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isForList(event, chosen)) event.preventDefault();
      }}
      onBlur={(event) => {
        // Typed in full and left by Tab, a name means what it says.
        const meant = calledExactly(data, event.currentTarget.value, labelOf);
        if (meant !== undefined && meant.value !== rest.value) rest.onChange?.(meant.value, meant);
        onBlur?.(event);
      }}
    />
  );
}

export type ChooseManyProps = Omit<MultiSelectProps, "data" | "filter" | "searchable"> & Own;

export function ChooseMany({ item, data, onKeyDown, value = [], ...rest }: ChooseManyProps) {
  const { messages } = useWords();
  const common = useCommon({ item, data });
  const [typed, setTyped] = useState("");
  return (
    <MultiSelect
      {...(value.length === 0 ? { placeholder: say(messages.choose, { item }) } : {})}
      hidePickedOptions
      {...rest}
      {...common}
      value={value}
      selectFirstOptionOnChange={typed !== ""}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isForList(event, "")) event.preventDefault();
      }}
    />
  );
}
