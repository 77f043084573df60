/** Nominations: what customers ask us to inspect, by what became of it. */
import { chosenTab, withTab } from "#record/list-tabs";
import { ListTabsBar } from "#record/list-tabs-bar";
import { ModelListPage } from "#record/record-list-page";
import type { ListView } from "#record/use-list-view";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import { NOMINATION_TABS } from "./list-tabs.ts";
import { useNominationModel } from "./nomination.ts";

export function NominationListPage() {
  return (
    <WithCommercialWords>
      <NominationList />
    </WithCommercialWords>
  );
}

function NominationList() {
  return <ModelListPage model={useNominationModel()} above={(view) => <NominationTabs view={view} />} />;
}

function NominationTabs({ view: { query, go } }: { readonly view: ListView }) {
  const words = useCommercialWords().tabs;
  const names = Object.keys(NOMINATION_TABS) as (keyof typeof NOMINATION_TABS)[];
  return (
    <ListTabsBar
      label={words.label}
      tabs={names.map((name) => ({ value: name, label: words[name] }))}
      chosen={chosenTab(NOMINATION_TABS, query.filters)}
      onChoose={(tab) => go({ filters: withTab(NOMINATION_TABS, query.filters, tab) })}
    />
  );
}
