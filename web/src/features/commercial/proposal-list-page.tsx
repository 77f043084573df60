/** Proposals: the newest version of each, by what they wait for. Earlier versions have a tab of their own. */
import { isGuest } from "@plimsoll/domain/access/actor";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { useActor } from "#app/session";
import type { Column } from "#record/list-row";
import { chosenTab, withTab } from "#record/list-tabs";
import { ListTabsBar } from "#record/list-tabs-bar";
import { narrowedModel } from "#record/narrowed-model";
import { ModelListPage } from "#record/record-list-page";
import type { ListView } from "#record/use-list-view";
import { useModel } from "#record/use-model";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import { PROPOSAL_TABS } from "./list-tabs.ts";
import { useOwnCustomer } from "./own-customer.ts";
import { isOpen, type ProposalField, validityNow } from "./proposal.ts";

/** In the address: the versions that a newer one replaced. */
const REPLACED = "replaced";
const EXPIRES = "expiration_date" satisfies ProposalField;

interface Versions {
  readonly newest: RecordModel;
  readonly replaced: RecordModel;
}

const made = new WeakMap<RecordModel, Map<string | null, Versions>>();

/** Customers see their own alone, so to them whose it is is no question and no column. */
function versionsOf(model: RecordModel, customer: string | null): Versions {
  const known = made.get(model) ?? new Map<string | null, Versions>();
  made.set(model, known);
  const of = (superseded: boolean) => {
    const fixed = { superseded, ...(customer === null ? {} : { customer_id: customer }) };
    return narrowedModel(model, { fixed: fixed satisfies Partial<Record<ProposalField, unknown>> });
  };
  const both = known.get(customer) ?? { newest: of(false), replaced: of(true) };
  known.set(customer, both);
  return both;
}

export function ProposalListPage() {
  return (
    <WithCommercialWords>
      <ProposalList />
    </WithCommercialWords>
  );
}

function ProposalList() {
  const { newest, replaced } = versionsOf(useModel("proposal"), useOwnCustomer());
  const isReplaced = new URLSearchParams(useLocation().search).get("preset") === REPLACED;
  const column = useValidityColumn();
  return (
    <ModelListPage
      key={String(isReplaced)}
      model={isReplaced ? replaced : newest}
      column={column}
      above={(view) => <ProposalTabs view={view} isReplaced={isReplaced} />}
    />
  );
}

/** The last day, with what it means today: a chip with a word, never a colour alone. */
function useValidityColumn(): (column: Column) => Column {
  const words = useCommercialWords().validity;
  return useCallback(
    (column) => {
      if (column.name !== EXPIRES) return column;
      const validity = (row: Readonly<Record<string, unknown>>) => (isOpen(row) ? validityNow(row) : "valid");
      return {
        ...column,
        text: (row) => {
          const found = validity(row);
          const date = column.text(row);
          return found === "valid" || date === null ? date : `${date} · ${words[found]}`;
        },
        phase: (row) => {
          const found = validity(row);
          return found === "valid" ? undefined : found === "expired" ? "stopped" : "billing";
        },
      };
    },
    [words],
  );
}

interface ProposalTabsProps {
  readonly view: ListView;
  readonly isReplaced: boolean;
}

function ProposalTabs({ view: { query, go }, isReplaced }: ProposalTabsProps) {
  const words = useCommercialWords().tabs;
  const isCustomer = isGuest(useActor());
  const tabs = PROPOSAL_TABS;
  // A customer sees no drafts.
  const names = (Object.keys(tabs) as (keyof typeof tabs)[]).filter(
    (name) => !isCustomer || name !== "drafts",
  );
  const chosen = isReplaced ? REPLACED : chosenTab(tabs, query.filters);
  return (
    <ListTabsBar
      label={words.label}
      tabs={[
        ...names.map((name) => ({ value: name, label: words[name] })),
        { value: REPLACED, label: words.replaced },
      ]}
      chosen={chosen}
      onChoose={(tab) =>
        tab === REPLACED
          ? // A version that was replaced is put away.
            go({ preset: REPLACED, active: false, filters: withTab(tabs, query.filters, "all") })
          : go({
              preset: null,
              active: isReplaced ? null : query.active,
              filters: withTab(tabs, query.filters, tab),
            })
      }
    />
  );
}
