/** One row of another record, found by typing. The five texts of a select say what it is doing. */
import { Select, type SelectProps } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCandidates } from "./use-candidates.ts";

export interface ReferenceSelectProps extends Omit<SelectProps, "value" | "onChange" | "data"> {
  readonly to: string;
  readonly item: string;
  readonly country: string | null;
  readonly value: Named | null;
  readonly onValue: (value: Named | null) => void;
}

export function ReferenceSelect({
  to,
  item,
  country,
  value,
  onValue,
  onBlur,
  ...rest
}: ReferenceSelectProps) {
  const { messages, app } = useWords();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string>();
  const search = typed ?? "";
  const { rows, isPending, isFailed, error } = useCandidates({ to, country, search, enabled: opened });
  const options = isPending && search !== "" ? [] : rows;
  const known = value !== null && !options.some((one) => one.id === value.id) && search === "" ? [value] : [];
  const data = [...known, ...options].map(({ id, name }) => ({ value: id, label: name }));
  const nothing = isFailed
    ? errorText(error)
    : say(
        isPending ? messages.loadingItem : search === "" ? messages.nothingToSelect : messages.itemNotFound,
        { item },
      );
  return (
    <Select
      {...rest}
      searchable
      data={opened ? data : known.length > 0 ? data.slice(0, 1) : data}
      value={value?.id ?? null}
      searchValue={typed ?? value?.name ?? ""}
      // Select also reports the label of a choice here; only what is typed while open is a search.
      onSearchChange={(text) => setTyped(opened && text !== value?.name ? text : undefined)}
      // The server has sought already, and better: without accents.
      filter={({ options: all }) => all}
      placeholder={say(opened ? messages.typeToSearch : messages.choose, { item })}
      nothingFoundMessage={nothing}
      maxDropdownHeight={600}
      allowDeselect={false}
      clearButtonProps={{ "aria-label": say(app.record.clear, { item }) }}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => {
        setOpened(false);
        setTyped(undefined);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(id) => {
        setTyped(undefined);
        onValue(id === null ? null : ([...known, ...rows].find((one) => one.id === id) ?? null));
      }}
      onBlur={onBlur}
    />
  );
}
