/** A new pre-invoice: whose, for which orders, and the lines that rules and measured quantities give for them. */
import { Alert, Button, Checkbox, Radio, Skeleton } from "@mantine/core";
import type { Proposed as ProposedAnswer } from "@plimsoll/domain/billing/pre-invoice-contract";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { titleOf } from "@plimsoll/domain/kernel/row-title";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useClientState } from "#app/client-state";
import { errorText, toastError } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useModel } from "#record/use-model";
import { useCall, useList, useLoad, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { StatusLabel } from "#ui/status-label";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { INVOICES, ORDERS, PRE_INVOICE_PATH, PRE_INVOICES } from "./pre-invoice.ts";
import { RuleTester } from "./rule-tester.tsx";

const SERVICES = { service: "register", type: "service_type" } as const;
const CURRENCIES = { service: "register", type: "currency" } as const;
const MOST = 200;
const TO_BILL = ["finished", "billing_pending", "billing_pending_approval"];

export function NewPreInvoicePage() {
  return (
    <WithBillingWords>
      <NewPreInvoice />
    </WithBillingWords>
  );
}

function NewPreInvoice() {
  const [search] = useSearchParams();
  const supplements = search.get("supplements") ?? "";
  return isUuid(supplements) ? <Supplementary key={supplements} id={supplements} /> : <First />;
}

/** Of an invoice that stands: its customer and its orders, which were billed already. */
function Supplementary({ id }: { readonly id: string }) {
  const title = useRouteTitle() ?? "";
  const words = useBillingWords();
  const asked = useLoad(INVOICES, id);
  const row = asked.data?.attributes;
  const [left, setLeft] = useState<readonly string[]>([]);
  if (asked.isError && !row) return <EmptyState isPage title={title} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={240} />;
  const orders = row.work_orders.filter((one) => !left.includes(one.id));
  if (row.status === "canceled") return <EmptyState isPage title={title} text={words.credit.gone} />;
  return (
    <Page title={words.credit.supplement} detail={`${row.number} · ${row.customer?.name ?? ""}`}>
      <div className={classes.parts}>
        <Card padded>
          <p className={classes.hint}>{say(words.credit.supplementHelp, { number: row.number })}</p>
          <Checkbox.Group
            label={words.chooseOrders}
            value={orders.map((one) => one.id)}
            onChange={(ids) =>
              setLeft(row.work_orders.map((one) => one.id).filter((one) => !ids.includes(one)))
            }
          >
            <div className={classes.orders}>
              {row.work_orders.map((one) => (
                <Checkbox key={one.id} value={one.id} label={one.name} />
              ))}
            </div>
          </Checkbox.Group>
        </Card>
        {orders.length > 0 && (
          <Proposed customer={row.customer_id} orders={orders} supplements={row.id} country={row.country} />
        )}
      </div>
    </Page>
  );
}

function First() {
  const title = useRouteTitle() ?? "";
  const words = useBillingWords();
  const { records } = useWords();
  const country = useClientState((state) => state.country);
  const [customer, setCustomer] = useState<Named | null>(null);
  const [orders, setOrders] = useState<readonly Named[]>([]);
  const choose = (next: Named | null) => {
    setCustomer(next);
    setOrders([]);
  };
  return (
    <Page title={title}>
      <div className={classes.parts}>
        <Card padded>
          <ReferenceSelect
            to="customer"
            item={records.pre_invoice.fields.customer_id}
            label={records.pre_invoice.fields.customer_id}
            country={country}
            value={customer}
            onValue={choose}
            maw={420}
          />
          {customer === null ? (
            <p className={classes.hint}>{words.chooseCustomer}</p>
          ) : (
            <Orders key={customer.id} customer={customer.id} chosen={orders} onChange={setOrders} />
          )}
        </Card>
        {customer !== null && orders.length > 0 && <Proposed customer={customer.id} orders={orders} />}
        {orders.map((order) => (
          <RuleTester key={order.id} order={order} />
        ))}
      </div>
    </Page>
  );
}

interface OrdersProps {
  readonly customer: string;
  readonly chosen: readonly Named[];
  readonly onChange: (orders: readonly Named[]) => void;
}

function Orders({ customer, chosen, onChange }: OrdersProps) {
  const words = useBillingWords();
  const dates = useDates();
  const { status: statuses } = useWords().records.work_order.choices;
  const asked = useList(ORDERS, {
    fields: ["id", "wocode", "status", "date", "ship_id"] as const,
    conditions: [
      { attribute: "customer_id", operator: "=", value: customer },
      { attribute: "status", operator: "in", value: TO_BILL },
    ],
    pagination: { page: 1, size: MOST },
  });
  const rows = asked.data?.attributes ?? [];
  if (asked.isError) return <EmptyState title={errorText(asked.error)} />;
  if (asked.isSuccess && rows.length === 0) return <EmptyState title={words.noOrders} />;
  const named = rows.map((row) => ({ id: row.id, name: row.wocode ?? "" }));
  return (
    <Checkbox.Group
      label={words.chooseOrders}
      value={chosen.map((one) => one.id)}
      onChange={(ids) => onChange(named.filter((one) => ids.includes(one.id)))}
      mt="md"
    >
      <div className={classes.orders}>
        {rows.map((row) => (
          <Checkbox
            key={row.id}
            value={row.id}
            label={
              <>
                {row.wocode} · <StatusLabel label={statuses[row.status]} /> · {dates.date(row.date)}
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** Services in the language of the reader, currencies by their code. */
function useNames(record: typeof SERVICES | typeof CURRENCIES): ReadonlyMap<string, string> {
  const asked = useList(record, { pagination: { page: 1, size: MOST } });
  const model = useModel(record.type);
  const { locale } = useLocale();
  const rows = (asked.data?.attributes ?? []) as readonly (Values & { id: string; code?: string | null })[];
  const isCurrency = record.type === "currency";
  return new Map(rows.map((row) => [row.id, (isCurrency ? row.code : titleOf(model, row, locale)) ?? ""]));
}

/** Orders whose invoices name several tax ids are billed to the one that somebody chooses; to none where there is none. */
function useTaxIds(orders: readonly string[], inCountry: { readonly country?: string }) {
  const { errors, records } = useWords();
  const selected = useClientState((state) => state.country);
  const [chosen, setChosen] = useState("");
  const attributes = { work_order_ids: [...orders] };
  const asked = useCall({ ...PRE_INVOICES, action: "taxids", attributes, ...inCountry });
  const found = asked.data?.attributes ?? { linked: [], own: null };
  if (asked.isSuccess && found.linked.length === 0 && found.own === null) {
    const question = (
      <Alert color="red" mt="md">
        {errors.billing_without_tax_id}
      </Alert>
    );
    return { chosen: "", isClear: false, question };
  }
  if (found.linked.length < 2) return { chosen: "", isClear: true, question: null };
  const all = [...new Set([...found.linked, ...(found.own === null ? [] : [found.own])])];
  const question = (
    <Radio.Group
      mt="md"
      label={records.pre_invoice.fields.adjusted_tax_id}
      description={errors.billing_different_tax_ids}
      value={chosen}
      onChange={setChosen}
      withAsterisk
    >
      <div className={classes.orders}>
        {all.map((one) => (
          <Radio key={one} value={one} label={formatTaxId(inCountry.country ?? selected, one)} />
        ))}
      </div>
    </Radio.Group>
  );
  return { chosen: all.includes(chosen) ? chosen : "", isClear: all.includes(chosen), question };
}

interface ProposedProps {
  readonly customer: string;
  readonly orders: readonly Named[];
  /** The invoice that it adds to. */
  readonly supplements?: string;
  /** Of that invoice; else the one that is chosen. */
  readonly country?: string | null;
}

function Proposed({ customer, orders, supplements, country }: ProposedProps) {
  const words = useBillingWords();
  const { records } = useWords();
  const navigate = useNavigate();
  const numbers = useNumbers();
  const services = useNames(SERVICES);
  const currencies = useNames(CURRENCIES);
  const inCountry = typeof country === "string" ? { country } : {};
  const ids = orders.map((one) => one.id);
  const attributes = { work_order_ids: ids };
  const asked = useCall({ ...PRE_INVOICES, action: "propose", attributes, ...inCountry });
  const billedTo = useTaxIds(ids, inCountry);
  const { run, isBusy } = useMutationCall({ ...PRE_INVOICES, action: "create", ...inCountry });
  const found = asked.data?.attributes;
  const { fields } = records.pre_invoice.children.lines;
  const bases = records.rule_type.choices.basis;
  if (asked.isError) return <EmptyState title={errorText(asked.error)} />;
  if (!found) return null;
  // Whose line it is goes without saying where there is one order.
  const names = orders.length > 1 ? new Map(orders.map((one) => [one.id, one.name])) : undefined;
  const create = async () => {
    const lines = found.lines.map(({ amount: _, amount_local: __, ...line }) => line);
    const added = supplements === undefined ? {} : { supplements_id: supplements };
    const adjusted = billedTo.chosen === "" ? {} : { adjusted_tax_id: billedTo.chosen };
    const given = { customer_id: customer, work_order_ids: ids, lines, ...added, ...adjusted };
    const { attributes } = await run(given as never);
    toasts.success(say(words.created, { name: String(attributes.code) }));
    await navigate(`${PRE_INVOICE_PATH}/${attributes.id}`);
  };
  return (
    <Card padded>
      <CardTitle>{words.proposed}</CardTitle>
      {found.lines.length === 0 ? (
        <p className={classes.hint}>{words.nothingProposed}</p>
      ) : (
        <div className={classes.scrolls}>
          <table className={classes.table}>
            <thead>
              <tr>
                {names !== undefined && <th>{fields.work_order_id}</th>}
                <th>{fields.service_type_id}</th>
                <th className={classes.figure}>{fields.quantity}</th>
                <th className={classes.figure}>{fields.rate}</th>
                <th className={classes.figure}>{fields.amount}</th>
                <th className={classes.figure}>{fields.amount_local}</th>
              </tr>
            </thead>
            <tbody>
              {found.lines.map((line) => (
                <tr key={`${line.work_order_id} ${line.service_type_id} ${line.evidence.id}`}>
                  {names !== undefined && <td>{names.get(line.work_order_id ?? "")}</td>}
                  <td className={classes.service}>
                    {services.get(line.service_type_id ?? "") ?? bases[line.basis]}
                    {line.note !== null && <span className={classes.hint}> {line.note}</span>}
                  </td>
                  <td className={classes.figure}>{numbers.format(canonical(line.quantity))}</td>
                  <td className={classes.figure}>{numbers.format(canonical(line.rate), { minScale: 2 })}</td>
                  <td className={classes.figure}>
                    {currencies.get(line.currency_id)} {numbers.money(line.amount)}
                  </td>
                  <td className={classes.figure}>{numbers.money(line.amount_local)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Missing missing={found.missing} services={services} orders={names} />
      {billedTo.question}
      <Button
        mt="md"
        loading={isBusy}
        disabled={!billedTo.isClear}
        onClick={() => void create().catch(toastError)}
      >
        {words.create}
      </Button>
    </Card>
  );
}

interface MissingProps {
  readonly missing: ProposedAnswer["missing"];
  readonly services: ReadonlyMap<string, string>;
  /** Names of the orders, where there are several. */
  readonly orders: ReadonlyMap<string, string> | undefined;
}

/** What has no price or no quantity: named, never guessed. */
function Missing({ missing, services, orders }: MissingProps) {
  const words = useBillingWords();
  const bases = useWords().records.rule_type.choices.basis;
  if (missing.length === 0) return null;
  return (
    <ul className={classes.missing} aria-label={words.missing}>
      {missing.map((one) => (
        <li key={`${one.work_order_id} ${one.service_type_id} ${one.reason}`}>
          {orders !== undefined && `${orders.get(one.work_order_id)} · `}
          {services.get(one.service_type_id ?? "") ?? bases.expense}: {words.reasons[one.reason]}
        </li>
      ))}
    </ul>
  );
}
