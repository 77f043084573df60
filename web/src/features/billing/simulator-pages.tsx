/** The simulator of prices: its simulations, the cost and tax tables that they lean on, and what one of them comes to. */

import { Button, Skeleton } from "@mantine/core";
import { PRICE_PARTS, SIMULATED_QUANTITIES } from "@plimsoll/domain/billing/fob-simulator";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useDates, useNumbers } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { RecordFormPage } from "#record/record-form-page";
import { ModelListPage } from "#record/record-list-page";
import { useModel } from "#record/use-model";
import { call } from "#rpc/client";
import { useLoad } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { WhatIf } from "./simulation-what-if.tsx";

const SIMULATIONS = { service: "billing", type: "simulation" } as const;
const SIMULATOR_PATH = "/services/simulatorfob";

/** A new one has a page with a name of its own in the route table. */
const simulationAt = (id: string) => `${SIMULATOR_PATH}/${id === "new" ? "simulator" : id}`;

export function SimulationListPage() {
  const title = useRouteTitle();
  return (
    <ModelListPage
      model={useModel("simulation")}
      opensAt={simulationAt}
      paper
      {...(title === undefined ? {} : { title })}
    />
  );
}

export function NewSimulationPage() {
  return <RecordFormPage recordKey="simulation" id="new" />;
}

export function CostTableListPage() {
  return <ModelListPage model={useModel("fob_cost")} paper />;
}

export function CostTablePage() {
  const { id = "new" } = useParams();
  return <RecordFormPage key={id} recordKey="fob_cost" id={id} />;
}

export function TaxTableListPage() {
  return <ModelListPage model={useModel("fob_tax")} inDialog paper />;
}

export function SimulationPage() {
  const { id = "" } = useParams();
  const isNew = id === "new";
  if (!isNew && !isUuid(id)) return <NotFoundPage />;
  return (
    <WithBillingWords>
      <RecordFormPage key={id} recordKey="simulation" id={id} />
      {!isNew && (
        <div className={classes.simulated}>
          <Composition id={id} />
          <WhatIf id={id} />
        </div>
      )}
    </WithBillingWords>
  );
}

export function SimulationReportPage() {
  const { id = "" } = useParams();
  if (!isUuid(id)) return <NotFoundPage />;
  return (
    <WithBillingWords>
      <Report id={id} />
    </WithBillingWords>
  );
}

function Report({ id }: { readonly id: string }) {
  const words = useBillingWords();
  const { records } = useWords();
  const dates = useDates();
  const asked = useLoad(SIMULATIONS, id);
  const row = asked.data?.attributes;
  if (asked.isError && !row)
    return <EmptyState isPage title={records.simulation.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={320} />;
  const inCountry = row.country === null ? {} : { country: row.country };
  const load = async (format: "xlsx" | "pdf") =>
    (await call({ ...SIMULATIONS, action: "file", attributes: { id, format }, ...inCountry })).attributes;
  return (
    <Page
      title={row.name}
      detail={[dates.date(row.date), row.fob_cost?.name, row.fob_tax?.name].filter(Boolean).join(" · ")}
      actions={
        <>
          <FileButtons load={load} />
          <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <Composition id={id} isReport />
    </Page>
  );
}

const PRICES = ["price_usd", "per_tonne", "per_tonne_usd", "list_usd"] as const;

type Part = (typeof PRICE_PARTS)[number];

/** The sum that a part is put on, which is a sum itself where nothing is. */
const UNDER: Readonly<Record<Part, readonly Part[]>> = {
  labour: [],
  laboratory: ["labour"],
  fixed: ["labour", "laboratory"],
  route: ["labour", "laboratory", "fixed"],
  direct: [],
  overhead: ["direct"],
  cost: [],
  taxes: ["cost"],
  margin: ["cost", "taxes"],
  price: [],
};
const SUMS: ReadonlySet<Part> = new Set<Part>(["direct", "cost", "price"]);

/** How the price grows, part upon part: a picture of the figures beside it. */
function Step({ found, name }: { readonly found: Readonly<Record<Part, string>>; readonly name: Part }) {
  const whole = Math.max(Number(found.price), 1);
  const share = (part: Part) => (Number(found[part]) / whole) * 100;
  const under = UNDER[name].reduce((sum, part) => sum + share(part), 0);
  return (
    <td className={classes.step} aria-hidden>
      <span
        className={classes.stepBar}
        data-sum={SUMS.has(name) || undefined}
        style={{ marginLeft: `${under}%`, width: `${share(name)}%` }}
      />
    </td>
  );
}

/** What the calculator answered when the simulation was last written, from cost to list price. */
function Composition({ id, isReport = false }: { readonly id: string; readonly isReport?: boolean }) {
  const words = useBillingWords();
  const names = words.simulation;
  const numbers = useNumbers();
  const found = useLoad(SIMULATIONS, id).data?.attributes.results;
  if (!found) return null;
  return (
    <Card padded className={classes.composition ?? ""}>
      <div className={classes.head}>
        <CardTitle>{words.composition}</CardTitle>
        {!isReport && (
          <Button
            component={Link}
            to={`${SIMULATOR_PATH}/${id}/report`}
            variant="default"
            size="xs"
            leftSection={<Printer size={14} aria-hidden />}
          >
            {words.report}
          </Button>
        )}
      </div>
      <table className={classes.taxes}>
        <tbody>
          {SIMULATED_QUANTITIES.map((name) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{numbers.format(found[name])}</td>
            </tr>
          ))}
          {PRICE_PARTS.map((name) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{`R$ ${numbers.money(found[name])}`}</td>
              <Step found={found} name={name} />
            </tr>
          ))}
          {PRICES.map((name) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td className={name === "list_usd" ? classes.strong : undefined}>
                {numbers.format(found[name])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
