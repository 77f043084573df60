/** The services within the order: taken from a model, chosen one by one, marked as mandatory, then released. */
import { Alert, Anchor, Button, Group, Switch } from "@mantine/core";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { isScopeOfItems, soldOutsideScope } from "@plimsoll/domain/work-order/sold-scope";
import { useState } from "react";
import { errorText, toastError } from "#app/error-text";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { useCandidates } from "#fields/reference/use-candidates";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { call } from "#rpc/client";
import { Card, CardTitle } from "#ui/card";
import { DerivedMark } from "#ui/derived-mark";
import { toasts } from "#ui/toasts";
import { TwoTableSelect } from "#ui/two-table-select";
import { useFocusWhenAsked } from "./asked-control.ts";
import { kindOf, type OrderRow } from "./order.ts";
import type { OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import { ScopeList } from "./scope-confirm.tsx";
import {
  itemsOfModel,
  itemsOfScope,
  type ScopeItem,
  type ScopeRow,
  sameScope,
  scopeToSend,
  serviceOf,
  withMandatory,
  withServices,
} from "./scope-items.ts";
import { useTellStatus } from "./use-status-entry.ts";
import classes from "./work-order.module.css";

const SCOPE = "scope" satisfies OrderField;
/** Enough to go through by eye; whoever has more narrows them by typing. */
const SHOWN = 200;

export function ScopeTab({ part }: { readonly part: OrderTabProps }) {
  const mayEdit = part.rights.update && !part.isLocked && !part.isGuest;
  return mayEdit ? <ScopeEditor part={part} /> : <ScopeReader part={part} />;
}

function ScopeReader({ part: { order } }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().scope;
  const rows = (order[SCOPE] ?? []) as readonly ScopeRow[];
  return (
    <Card padded>
      <CardTitle>{words.title}</CardTitle>
      <ScopeList rows={rows} />
    </Card>
  );
}

/** What somebody put together stays while others change the order; only what nobody touched follows them. */
function useScopeDraft(saved: readonly ScopeItem[]) {
  const [draft, setDraft] = useState<readonly ScopeItem[]>();
  const items = draft ?? saved;
  const isChanged = draft !== undefined && !sameScope(draft, saved);
  return { items, isChanged, change: setDraft, drop: () => setDraft(undefined) };
}

function ScopeEditor({ part }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().scope;
  const { order, actions, verdicts } = part;
  const { items, isChanged, change, drop } = useScopeDraft(
    itemsOfScope((order[SCOPE] ?? []) as readonly ScopeRow[]),
  );
  const [model, setModel] = useState<Named | null>(null);
  const tell = useTellStatus(part);
  const editor = useFocusWhenAsked<HTMLDivElement>(part.askedControl, "scope");
  const release = verdicts?.steps.find((one) => one.step === "releasescope");
  const save = async () => {
    const attributes = { scope: scopeToSend(items), ...(model ? { scope_model_id: model.id } : {}) };
    const row = await actions.run({ action: "setscope", attributes });
    if (row) drop();
    return row;
  };
  const saveAlone = async () => {
    if (await save()) toasts.success(words.saved);
  };
  const releasing = async () => {
    const saved = isChanged ? await save() : order;
    const seen = saved && { version: saved.version };
    const row = seen && (await actions.run({ action: "releasescope", attributes: seen }));
    if (row) tell(row, words.released);
  };
  const takeOver = async (next: Named | null) => {
    setModel(next);
    if (next === null) return;
    const { attributes } = await call({
      service: "register",
      type: "scope_model",
      action: "load",
      attributes: { id: next.id },
    });
    change(itemsOfModel(attributes.items));
  };
  return (
    <div className={classes.stack} ref={editor}>
      <Card padded>
        <CardTitle>
          {words.title} {isOfSold(order, items) && <DerivedMark item={words.title} mode="auto" />}
        </CardTitle>
        <NarrowedChoices value={modelsOf(kindOf(order))}>
          <ReferenceSelect
            className={classes.narrowField ?? ""}
            label={words.takeOver}
            item={words.model}
            to="scope_model"
            country={order.country}
            value={model}
            clearable
            onValue={(next) => void takeOver(next).catch(toastError)}
            mb="sm"
          />
        </NarrowedChoices>
        <SoldOutside order={order} items={items} onAdd={(sold) => change([...items, ...sold])} />
        <Services items={items} onServices={(chosen) => change(withServices(items, chosen))} />
      </Card>
      <Mandatory items={items} onMandatory={(id, on) => change(withMandatory(items, id, on))} />
      <ScopeFoot
        isChanged={isChanged}
        isBusy={actions.isBusy}
        mayRelease={release && (isChanged ? items.length > 0 : release.may)}
        onDrop={drop}
        onSave={() => void saveAlone().catch(toastError)}
        onRelease={() => void releasing().catch(toastError)}
      />
    </div>
  );
}

interface ScopeFootProps {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** Nothing where the scope was released before. */
  readonly mayRelease: boolean | undefined;
  readonly onDrop: () => void;
  readonly onSave: () => void;
  readonly onRelease: () => void;
}

function ScopeFoot({ isChanged, isBusy, mayRelease, onDrop, onSave, onRelease }: ScopeFootProps) {
  const words = useOrderWords().scope;
  const isOpen = mayRelease !== undefined;
  return (
    <div className={classes.tabFoot} data-foot>
      {isChanged && (
        <Button variant="default" onClick={onDrop}>
          {words.discard}
        </Button>
      )}
      <Button variant={isOpen ? "default" : "filled"} disabled={!isChanged} loading={isBusy} onClick={onSave}>
        {words.save}
      </Button>
      {isOpen && (
        <Button disabled={!mayRelease} loading={isBusy} onClick={onRelease}>
          {isChanged ? words.saveAndRelease : words.release}
        </Button>
      )}
    </div>
  );
}

/** Only those that are meant for orders of this kind. */
const modelsOf = (kind: OrderKind) => ({
  scope_model: [{ attribute: "kinds", operator: "=", value: kind }] as const,
});

const idsOf = (items: readonly ScopeItem[]) => items.map(({ service }) => ({ service_type_id: service.id }));
const soldOn = (order: OrderRow) => (order.items ?? []) as readonly SoldRow[];

type SoldRow = Pick<ScopeRow, "service_type_id" | "service_type">;

/** Whether it is what the proposal brought along, as nobody has put another together. */
const isOfSold = (order: OrderRow, items: readonly ScopeItem[]) =>
  order.proposal_id !== null && isScopeOfItems(soldOn(order), idsOf(items));

interface SoldOutsideProps {
  readonly order: OrderRow;
  readonly items: readonly ScopeItem[];
  readonly onAdd: (items: readonly ScopeItem[]) => void;
}

/** What is billed and nobody is asked to do is said, with the way to put it right. */
function SoldOutside({ order, items, onAdd }: SoldOutsideProps) {
  const words = useOrderWords().scope;
  const missing = soldOutsideScope(soldOn(order), idsOf(items)).map(
    (row): ScopeItem => ({ service: serviceOf(row), mandatory: true }),
  );
  if (missing.length === 0) return null;
  return (
    <Alert color="orange" mb="sm">
      {say(words.sold, { list: missing.map(({ service }) => service.name).join(", ") })}{" "}
      <Anchor component="button" type="button" underline="always" onClick={() => onAdd(missing)}>
        {words.addSold}
      </Anchor>
    </Alert>
  );
}

interface ServicesProps {
  readonly items: readonly ScopeItem[];
  readonly onServices: (services: readonly Named[]) => void;
}

function Services({ items, onServices }: ServicesProps) {
  const words = useOrderWords().scope;
  const [text, onText] = useState("");
  const found = useCandidates({
    to: "service_type",
    country: null,
    search: text,
    enabled: true,
    size: SHOWN,
  });
  return (
    <TwoTableSelect
      id="scope-services"
      item={words.services}
      rows={found.rows}
      selected={items.map((item) => item.service)}
      onSelect={onServices}
      search={{ text, onText }}
      isLoading={found.isPending}
      failure={found.isFailed ? errorText(found.error) : undefined}
      hasMore={found.hasMore}
      low
    />
  );
}

interface MandatoryProps {
  readonly items: readonly ScopeItem[];
  readonly onMandatory: (id: string, mandatory: boolean) => void;
}

function Mandatory({ items, onMandatory }: MandatoryProps) {
  const words = useOrderWords().scope;
  const { messages } = useWords();
  if (items.length === 0) return <Alert>{words.none}</Alert>;
  return (
    <Card padded>
      <CardTitle>{words.mandatory}</CardTitle>
      <p className={classes.quiet}>{words.mandatoryText}</p>
      <ul className={classes.switches}>
        {items.map(({ service, mandatory }) => (
          <li key={service.id}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <span aria-hidden>{service.name}</span>
              <Switch
                checked={mandatory}
                aria-label={say(words.mandatoryOf, { item: service.name })}
                onLabel={messages.yes}
                offLabel={messages.no}
                size="md"
                onChange={({ currentTarget }) => onMandatory(service.id, currentTarget.checked)}
              />
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}
