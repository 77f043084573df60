/** Why a list shows nothing: the filter, the rights, the country, or nothing yet; and the one next step. */
import { Button } from "@mantine/core";
import { FilterX, Globe, Inbox, Lock } from "lucide-react";
import { Link } from "react-router";
import { useClientState } from "#app/client-state";
import { countryName } from "#app/countries";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { EmptyState } from "#ui/empty-state";
import { EMPTY_LIST_QUERY, narrowingCount } from "./list-query.ts";
import type { Rights } from "./rights.ts";
import type { ListView } from "./use-list-view.ts";

interface ListEmptyProps {
  readonly view: ListView;
  readonly rights: Rights;
  readonly newPath: string;
}

export function clearedFilters() {
  const { search, filters, active, country, preset } = EMPTY_LIST_QUERY;
  return { search, filters, active, country, preset };
}

export function ListEmpty({ view, rights, newPath }: ListEmptyProps) {
  const { messages, app } = useWords();
  const { locale } = useLocale();
  const countries = useClientState((state) => state.countries);
  const { query, go, labels, country } = view;
  const words = app.record.empty;
  const items = labels.plural;
  const title = messages.listIsEmpty;
  if (!rights.list) return <EmptyState title={title} icon={Lock} text={say(words.rights, { items })} />;
  if (query.page > 1) {
    const back = <Button onClick={() => go({ page: 1 })}>{words.firstPage}</Button>;
    return <EmptyState title={title} text={words.page} action={back} />;
  }
  if (narrowingCount(query) > 0) {
    const clear = <Button onClick={() => go(clearedFilters())}>{words.clearFilters}</Button>;
    return <EmptyState title={title} icon={FilterX} text={say(words.filters, { items })} action={clear} />;
  }
  if (country !== null && countries.length > 1) {
    const text = say(words.country, { items, country: countryName(country, locale) });
    const all = (
      <Button variant={rights.create ? "default" : "filled"} onClick={() => go({ country: "all" })}>
        {words.showAllCountries}
      </Button>
    );
    return <EmptyState title={title} icon={Globe} text={text} action={all} />;
  }
  const add = rights.create ? (
    <Button component={Link} to={newPath}>
      {say(app.record.form.newItem, { item: labels.name })}
    </Button>
  ) : undefined;
  return (
    <EmptyState
      title={title}
      icon={Inbox}
      text={say(words.nothing, { items })}
      {...(add === undefined ? {} : { action: add })}
    />
  );
}
