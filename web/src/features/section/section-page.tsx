/** A section: its title and a card for each page that the person may open. */
import { SECTION_TABS } from "@plimsoll/domain/routes/route";
import { ArrowUpRight, LayoutGrid } from "lucide-react";
import { Link } from "react-router";
import { setSelection, useClientState } from "#app/client-state";
import { cardsOf, type Destination } from "#app/navigation";
import { Page } from "#app/page";
import { RouteIcon } from "#app/route-icon";
import { useRouteMatch } from "#app/route-match";
import { useRouteWords } from "#app/route-words";
import { useActor } from "#app/session";
import { useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { FormTabs } from "#ui/form-tabs";
import classes from "./section.module.css";

function Tile({ destination }: { readonly destination: Destination }) {
  const { shell } = useWords().app;
  const wordsOf = useRouteWords();
  const { entry, to, external } = destination;
  const content = (
    <>
      <span className={classes.icon}>
        <RouteIcon name={entry.icon} size={19} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>
          {wordsOf(entry).title}
          {external && <ArrowUpRight size={14} aria-label={shell.newTab} />}
        </span>
        <span className={classes.description}>{wordsOf(entry).description}</span>
      </span>
    </>
  );
  if (entry.disabled)
    return (
      <div className={classes.tile} data-disabled>
        {content}
      </div>
    );
  if (external)
    return (
      <a className={classes.tile} href={to} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <Link className={classes.tile} to={to}>
      {content}
    </Link>
  );
}

function Grid({ cards }: { readonly cards: readonly Destination[] }) {
  return (
    <ul className={classes.grid}>
      {cards.map((destination) => (
        <li key={destination.entry.name}>
          <Tile destination={destination} />
        </li>
      ))}
    </ul>
  );
}

/** The cards behind tabs, where the section has some; the tab is remembered from visit to visit. */
function TabbedGrid({ cards }: { readonly cards: readonly Destination[] }) {
  const { section } = useWords().app.shell;
  const tab = useClientState((state) => state.selections.operationTab);
  const tabs = SECTION_TABS.map((value) => {
    const own = cards.filter(({ entry }) => entry.tab === value);
    return {
      value,
      text: section.tabNames[value],
      panel: <Grid cards={own} />,
      ...(own.length === 0 ? { disabled: true, reason: section.emptyTitle } : {}),
    };
  });
  return (
    <FormTabs
      label={section.tabs}
      tabs={tabs}
      value={tab}
      onValue={(operationTab) => setSelection({ operationTab })}
    />
  );
}

export function SectionPage() {
  const { section } = useWords().app.shell;
  const wordsOf = useRouteWords();
  const actor = useActor();
  const links = usePublicConfig()?.links ?? {};
  const entry = useRouteMatch()?.entry;
  if (!entry) return null;
  const cards = cardsOf(entry, actor, links);
  const hasTabs = cards.some((card) => card.entry.tab !== undefined);
  return (
    <Page title={wordsOf(entry).title}>
      {cards.length === 0 ? (
        <Card>
          <EmptyState title={section.emptyTitle} text={section.emptyText} icon={LayoutGrid} />
        </Card>
      ) : hasTabs ? (
        <TabbedGrid cards={cards} />
      ) : (
        <Grid cards={cards} />
      )}
    </Page>
  );
}
