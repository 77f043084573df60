/** What narrows the list: search, the filters that the record declares, whether rows are in use, the country. */
import { Button, TextInput } from "@mantine/core";
import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import { Search } from "lucide-react";
import type { Ref } from "react";
import { useClientState } from "#app/client-state";
import { countryName } from "#app/countries";
import { YesNoAll } from "#fields/flag/filter";
import { screenOf } from "#fields/registry";
import { useRestedText } from "#fields/use-rested-text";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import classes from "./filters.module.css";
import { filterNames, hasCountries } from "./list-query.ts";
import { hasStatus } from "./status-phase.ts";
import type { ListView } from "./use-list-view.ts";

interface SearchBoxProps {
  readonly view: ListView;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Rates and the like are found by their filters: there is no text to look for. */
export function isSearched({ model }: ListView): boolean {
  return model.searched.length > 0;
}

export function SearchBox({ view, inputRef }: SearchBoxProps) {
  const { query, go, labels, model } = view;
  const words = useWords().app.record.filter;
  const [text, setText, settle] = useRestedText(query.search, (rested) =>
    go({ search: rested.trim() }, { replace: true }),
  );
  const spoken = say(words.searchIn, { items: labels.plural });
  const [first = [], ...others] = model.searched.map((name) => [name]);
  const named = [...first, ...model.namesSearched.map(({ name }) => name), ...others.flat()].map(
    (name) => labels.field(name).label,
  );
  return (
    <TextInput
      ref={inputRef}
      type="search"
      aria-label={spoken}
      className={classes.searchBox}
      size="xs"
      placeholder={named.slice(0, 3).join(", ") + (named.length > 3 ? "…" : "")}
      leftSection={<Search size={15} aria-hidden />}
      value={text}
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={settle}
    />
  );
}

function CountryFilter({ view }: { readonly view: ListView }) {
  const { query, go, country } = view;
  const words = useWords();
  const { locale } = useLocale();
  const countries = useClientState((state) => state.countries);
  const operation = useClientState((state) => state.country);
  if (!hasCountries(view.model) || countries.length < 2) return null;
  const offered = [...new Set([...countries, ...(country === null ? [] : [country])])];
  return (
    <ChooseOne
      item={words.labels.country}
      label={words.labels.country}
      data={[
        ...offered.map((one) => ({ value: one, label: countryName(one, locale) })),
        { value: "all", label: words.app.record.filter.allCountries },
      ]}
      value={query.country ?? operation}
      onChange={(next) => go({ country: next === operation ? null : next })}
    />
  );
}

/** Where a status says how rows stand, the list is of those in use, and those put away are asked for. */
function ActiveFilter({ view: { model, query, go } }: { readonly view: ListView }) {
  const label = useWords().labels.active;
  if (!hasStatus(model.key)) {
    return (
      <YesNoAll
        label={label}
        value={query.active ?? undefined}
        onChange={(next) => go({ active: next ?? null })}
      />
    );
  }
  return (
    <YesNoAll
      label={label}
      value={query.active ?? true}
      withAll={false}
      onChange={(next) => go({ active: next === false ? false : null })}
    />
  );
}

interface FilterPanelProps {
  readonly view: ListView;
  readonly onSaveView: () => void;
}

export function FilterPanel({ view, onSaveView }: FilterPanelProps) {
  const { model, labels, query, go, country } = view;
  const words = useWords();
  const change = (name: string, value: FilterValue | undefined) => {
    const { [name]: _, ...others } = query.filters;
    go(
      { filters: value === undefined ? others : { ...others, [name]: value } },
      { replace: value?.kind === "text" },
    );
  };
  return (
    <div className={classes.filters}>
      {filterNames(model).map((name) => {
        const field = model.definition.fields[name];
        const Filter = field && screenOf(field).Filter;
        if (!field || !Filter) return null;
        return (
          <Filter
            key={name}
            name={name}
            field={field}
            labels={labels.field(name)}
            value={query.filters[name]}
            onChange={(value) => change(name, value)}
            country={country}
          />
        );
      })}
      <ActiveFilter view={view} />
      <CountryFilter view={view} />
      <Button variant="default" onClick={onSaveView}>
        {words.app.record.filter.saveAsView}
      </Button>
    </div>
  );
}
