/** A simulation against others, against what may come differently, and on its way to the customer. */
import { Alert, Button, Modal } from "@mantine/core";
import { CHANGES, SENSITIVE_TO } from "@plimsoll/domain/billing/sensitivity";
import type { RowNamed } from "@plimsoll/domain/calls";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { FileSignature, X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall, useList, useLoad, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";

const SIMULATIONS = { service: "billing", type: "simulation" } as const;
const PROPOSALS = { service: "proposal", type: "proposal" } as const;
const PROPOSALS_PATH = "/services/proposals";

type SimulationRow = RowNamed<typeof SIMULATIONS>;

export function WhatIf({ id }: { readonly id: string }) {
  const row = useLoad(SIMULATIONS, id).data?.attributes;
  if (!row?.results) return null;
  return (
    <div className={classes.whatIf}>
      <Sensitivity row={row} />
      <SideBySide row={row} />
      <Offer row={row} />
    </div>
  );
}

/** `+10 %`, with the minus of figures. */
const percent = (change: string) => (change.startsWith("-") ? `−${change.slice(1)} %` : `+${change} %`);

function Sensitivity({ row }: { readonly row: SimulationRow }) {
  const words = useBillingWords().whatIf;
  const numbers = useNumbers();
  const attributes = { id: row.id };
  const asked = useCall({ ...SIMULATIONS, action: "sensitivity", attributes });
  const found = asked.data?.attributes ?? [];
  if (asked.isError) return <p className={classes.hint}>{errorText(asked.error)}</p>;
  return (
    <Card>
      <div className={classes.head}>
        <CardTitle>{words.sensitivity}</CardTitle>
        <span className={classes.hint}>USD/t</span>
      </div>
      <div className={classes.scrolls}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {CHANGES.map((change) => (
                <th key={change} scope="col" className={classes.figure}>
                  {percent(change)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SENSITIVE_TO.map((to) => (
              <tr key={to}>
                <th scope="row">{words.to[to]}</th>
                {CHANGES.map((change) => {
                  const one = found.find((price) => price.to === to && price.change === change);
                  return (
                    <td key={change} className={classes.figure}>
                      {one ? numbers.format(one.list_usd, { minScale: 3 }) : "—"}
                      <span className={classes.count}>{one ? `R$ ${numbers.money(one.price)}` : ""}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const COMPARED = [
  "cost",
  "taxes",
  "margin",
  "price",
  "price_usd",
  "per_tonne",
  "per_tonne_usd",
  "list_usd",
] as const;
const MOST_COMPARED = 3;

function SideBySide({ row }: { readonly row: SimulationRow }) {
  const { whatIf: words, simulation: names } = useBillingWords();
  const { records } = useWords();
  const numbers = useNumbers();
  const [others, setOthers] = useState<readonly Named[]>([]);
  const asked = useList(
    SIMULATIONS,
    { conditions: [{ attribute: "id", operator: "in", value: others.map((one) => one.id) }] },
    { enabled: others.length > 0 },
  );
  const loaded = (asked.data?.attributes ?? []) as readonly SimulationRow[];
  const found = others.flatMap(({ id }) => loaded.find((one) => one.id === id) ?? []);
  const shown = [row, ...found];
  const add = (next: Named | null) => {
    if (next === null || next.id === row.id || others.some((one) => one.id === next.id)) return;
    setOthers([...others, next].slice(-MOST_COMPARED));
  };
  return (
    <Card padded>
      <CardTitle>{words.sideBySide}</CardTitle>
      <ReferenceSelect
        to="simulation"
        item={records.simulation.name}
        label={words.compare}
        country={row.country}
        value={null}
        onValue={add}
        maw={360}
      />
      {found.length > 0 && (
        <div className={classes.scrolls}>
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                {shown.map(({ id, name }) => (
                  <th key={id} scope="col" className={classes.figure}>
                    {name}
                    {id !== row.id && (
                      <Button
                        variant="subtle"
                        size="compact-xs"
                        aria-label={`${records.simulation.name} ${name}: −`}
                        onClick={() => setOthers(others.filter((one) => one.id !== id))}
                      >
                        <X size={12} aria-hidden />
                      </Button>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{records.simulation.fields.volume_t}</th>
                {shown.map(({ id, volume_t }) => (
                  <td key={id} className={classes.figure}>
                    {numbers.format(volume_t)}
                  </td>
                ))}
              </tr>
              {COMPARED.map((name) => (
                <tr key={name}>
                  <th scope="row">{names[name]}</th>
                  {shown.map(({ id, results }) => (
                    <td key={id} className={classes.figure}>
                      {results ? numbers.format(results[name]) : "—"}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function Offer({ row }: { readonly row: SimulationRow }) {
  const words = useBillingWords().whatIf;
  const may = useMayOn(useModel("proposal"));
  const [isOpen, setOpen] = useState(false);
  if (!may("create")) return null;
  return (
    <div>
      {isOpen && <OfferDialog row={row} onClose={() => setOpen(false)} />}
      <Button
        leftSection={<FileSignature size={16} aria-hidden />}
        disabled={row.customer_id === null}
        onClick={() => setOpen(true)}
      >
        {words.offer}
      </Button>
      {row.customer_id === null && <p className={classes.hint}>{words.noCustomer}</p>}
    </div>
  );
}

interface OfferDialogProps {
  readonly row: SimulationRow;
  readonly onClose: () => void;
}

function OfferDialog({ row, onClose }: OfferDialogProps) {
  const words = useBillingWords().whatIf;
  const { app } = useWords();
  const numbers = useNumbers();
  const navigate = useNavigate();
  const [service, setService] = useState<Named | null>(null);
  const { run, isBusy, error } = useMutationCall(
    { ...SIMULATIONS, action: "offer", ...(row.country === null ? {} : { country: row.country }) },
    { invalidates: [PROPOSALS] },
  );
  const create = async () => {
    if (service === null) return;
    const { attributes } = await run({ id: row.id, service_type_id: service.id });
    toasts.success(say(words.offered, { name: attributes.propcode }));
    await navigate(`${PROPOSALS_PATH}/${attributes.id}`);
  };
  return (
    <Modal opened onClose={onClose} title={words.offer} closeButtonProps={{ "aria-label": app.shell.close }}>
      {error && (
        <Alert color="red" mb="sm" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <p className={classes.line}>
        {say(words.offerHelp, {
          customer: row.customer?.name ?? "",
          rate: numbers.format(row.list_usd ?? "0", { minScale: 3 }),
        })}
      </p>
      <ReferenceSelect
        data-autofocus
        to="service_type"
        item={words.service}
        label={words.service}
        country={row.country}
        value={service}
        onValue={setService}
        my="md"
      />
      <Button
        disabled={service === null}
        loading={isBusy}
        onClick={() => void create().catch(() => undefined)}
      >
        {words.offer}
      </Button>
    </Modal>
  );
}
