/** One line above the rows: search, the filters in force as chips, and the way to the others. */
import { Anchor, Button } from "@mantine/core";
import { Plus } from "lucide-react";
import type { Ref } from "react";
import { useWords } from "#i18n/words-provider";
import { FilterChips } from "./filter-chips.tsx";
import { isSearched, SearchBox } from "./filter-panel.tsx";
import classes from "./filters.module.css";
import { clearedFilters } from "./list-empty.tsx";
import { narrowingCount } from "./list-query.ts";
import type { ListView } from "./use-list-view.ts";

interface FilterBarProps {
  readonly view: ListView;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Opens the panel; nothing where it stands beside the rows. */
  readonly onFilter: (() => void) | undefined;
}

export function FilterBar({ view, searchRef, onFilter }: FilterBarProps) {
  const { app } = useWords();
  return (
    <div className={classes.filterBar}>
      {isSearched(view) && <SearchBox view={view} inputRef={searchRef} />}
      {onFilter && (
        <Button
          size="xs"
          variant="default"
          className={classes.addFilter}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={onFilter}
        >
          {app.record.filter.add}
        </Button>
      )}
      <FilterChips view={view} />
      {narrowingCount(view.query) > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={() => view.go(clearedFilters())}>
          {app.shell.clear}
        </Anchor>
      )}
    </div>
  );
}
