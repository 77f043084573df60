/** Lists of pre-invoices by what they are about, those that wait for the customer's word, and the invoices of trucks. */
import { Anchor } from "@mantine/core";
import { dueBetween } from "@plimsoll/domain/billing/ageing";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { Link, useLocation, useNavigate } from "react-router";
import { useClientState } from "#app/client-state";
import { useRouteTitle } from "#app/route-words";
import { useNumbers } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ListTabsBar } from "#record/list-tabs-bar";
import { narrowedModel } from "#record/narrowed-model";
import { ModelListPage } from "#record/record-list-page";
import { useModel } from "#record/use-model";
import { useCall } from "#rpc/hooks";
import { AccountingExport } from "./accounting-export.tsx";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { INVOICES, invoicePath, PRE_INVOICE_PATH } from "./pre-invoice.ts";

const made = new WeakMap<RecordModel, Map<string, RecordModel>>();

/** Made once for each narrowing: lists know a model by its identity. */
function narrowed(model: RecordModel, name: string, value: string): RecordModel {
  const known = made.get(model) ?? new Map<string, RecordModel>();
  made.set(model, known);
  const key = `${name} ${value}`;
  const one = known.get(key) ?? narrowedModel(model, { fixed: { [name]: value } });
  known.set(key, one);
  return one;
}

const preInvoiceAt = (id: string) => `${PRE_INVOICE_PATH}/${id}`;

/** Everything but trucks, which have a page of their own. */
const KINDS = ["ship", "convoy", "default"] as const;
const KIND = ["kind"];
type Kind = (typeof KINDS)[number];
/** Kept with the address: the list of another kind is a page of its own. */
const CHOSEN_BY_TAB = { chosenBy: "tab" };
const isKind = (value: string | null): value is Kind => KINDS.some((kind) => kind === value);

export function ShipBillingPage() {
  const title = useRouteTitle();
  const asked = new URLSearchParams(useLocation().search).get("kind");
  const kind = isKind(asked) ? asked : "ship";
  return (
    <ModelListPage
      key={kind}
      model={narrowed(useModel("pre_invoice"), "kind", kind)}
      opensAt={preInvoiceAt}
      paper
      above={() => <KindTabs kind={kind} />}
      keeps={KIND}
      {...(title === undefined ? {} : { title })}
    />
  );
}

function KindTabs({ kind }: { readonly kind: Kind }) {
  const { choices, fields } = useWords().records.pre_invoice;
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <ListTabsBar
      label={fields.kind}
      tabs={KINDS.map((one) => ({ value: one, label: choices.kind[one] }))}
      chosen={kind}
      onChoose={(next) => void navigate({ search: `?kind=${next}` }, { state: CHOSEN_BY_TAB })}
      takesFocus={state?.chosenBy === CHOSEN_BY_TAB.chosenBy}
    />
  );
}

export function FobBillingPage() {
  const title = useRouteTitle();
  return (
    <ModelListPage
      model={narrowed(useModel("pre_invoice"), "kind", "fob")}
      opensAt={preInvoiceAt}
      paper
      {...(title === undefined ? {} : { title })}
    />
  );
}

/** Sent to the customer and not answered: one of us who has the word of the customer answers in their place. */
export function InvoiceApprovalPage() {
  const title = useRouteTitle();
  return (
    <ModelListPage
      model={narrowed(useModel("pre_invoice"), "status", "awaiting_customer")}
      opensAt={preInvoiceAt}
      paper
      {...(title === undefined ? {} : { title })}
    />
  );
}

export function FobInvoiceListPage() {
  const title = useRouteTitle();
  return (
    <ModelListPage
      model={narrowed(useModel("invoice"), "kind", "fob")}
      opensAt={invoicePath}
      paper
      {...(title === undefined ? {} : { title })}
    />
  );
}

export function InvoiceListPage() {
  const title = useRouteTitle();
  return (
    <WithBillingWords>
      <ModelListPage
        model={useModel("invoice")}
        opensAt={invoicePath}
        paper
        above={() => (
          <>
            <Ageing />
            <AccountingExport />
          </>
        )}
        {...(title === undefined ? {} : { title })}
      />
    </WithBillingWords>
  );
}

/** What was taken back; a note opens over the list, with the invoice that it belongs to and its document. */
export function CreditNoteListPage() {
  return <ModelListPage model={useModel("credit_note")} inDialog paper />;
}

/** What is open, by how late it is; each figure leads to the invoices behind it. */
function Ageing() {
  const words = useBillingWords();
  const numbers = useNumbers();
  const country = useClientState((state) => state.country);
  const asked = useCall({ ...INVOICES, action: "ageing", attributes: {} });
  const rows = asked.data?.attributes ?? [];
  const today = todayIn(country, new Date().toISOString());
  if (rows.length === 0) return null;
  return (
    <dl className={classes.ages} aria-label={words.ageing}>
      {rows.map(({ age, currency, invoices, open }) => {
        const { from, to } = dueBetween(age, today);
        const search = `?status=issued,partly_paid&due_date=${from ?? ""}..${to ?? ""}`;
        return (
          <div key={`${age} ${currency}`}>
            <dt>{words.ages[age]}</dt>
            <dd>
              <Anchor component={Link} to={{ search }}>
                {currency} {numbers.money(open)}
              </Anchor>{" "}
              <span className={classes.hint}>{sayCount(words.invoices, invoices)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
