/** Trucks that go over to another order, and barges to another convoy: what leaves, where to, and what is checked. */
import { Button, Checkbox, Radio } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { isUnderWay } from "@plimsoll/domain/operation/pages/truck";
import { ArrowLeftRight, Check } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCall, useList, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { toasts } from "#ui/toasts";
import { TRUCKS } from "./truck-panel.tsx";
import { useTruckWords, WithTruckWords } from "./truck-words.tsx";
import classes from "./trucks.module.css";

const ORDERS = { service: "workorder", type: "work_order" } as const;
const OPERATIONS = { service: "service", type: "operation" } as const;
/** Of one order; more are transferred in a second go. */
const MOST_LISTED = 500;

export function TransferPage() {
  const { pathname } = useLocation();
  const isBarge = pathname.startsWith("/operation/");
  return <WithTruckWords>{isBarge ? <BargeTransfer /> : <TruckTransfer />}</WithTruckWords>;
}

function useTransferred(kind: "fob" | "convoy") {
  const title = useRouteTitle() ?? "";
  const country = useClientState((state) => state.country);
  const { records } = useWords();
  const [from, setFrom] = useState<Named | null>(null);
  const [to, setTo] = useState<Named | null>(null);
  const narrowed = useMemo(
    () => ({ work_order: [{ attribute: "kind", operator: "=", value: kind }] }),
    [kind],
  );
  return { title, country, item: records.work_order.name, from, setFrom, to, setTo, narrowed };
}

function TruckTransfer() {
  const words = useTruckWords().transfer;
  const { records } = useWords();
  const about = useTransferred("fob");
  const { from, to } = about;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = useList(
    TRUCKS,
    {
      fields: ["plate", "driver", "state"],
      conditions: [{ attribute: "work_order_id", operator: "=", value: from?.id ?? "" }],
      pagination: { page: 1, size: MOST_LISTED },
    },
    { enabled: from !== null, keepPrevious: false },
  );
  const { run, isBusy, error, reset } = useMutationCall(
    { ...TRUCKS, action: "transfertrucks" },
    { invalidates: [ORDERS, OPERATIONS] },
  );
  const rows = (asked.data?.attributes ?? []).filter(({ state }) => isUnderWay(state));
  const transfer = async () => {
    const answer = await run({ truck_ids: [...chosen], work_order_id: to?.id ?? "" }).catch(() => undefined);
    if (!answer) return;
    toasts.success(sayCount(words.done, chosen.length, { order: to?.name ?? "" }));
    setChosen([]);
  };
  const begin = () => {
    setChosen([]);
    reset();
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Frame about={about} text={words.text} error={error} onChange={begin}>
      {from !== null && asked.isSuccess && rows.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      {rows.length > 0 && (
        <>
          <Checkbox
            label={words.all}
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={() => setChosen(chosen.length === rows.length ? [] : rows.map(({ id }) => id))}
          />
          <ul className={classes.choices}>
            {rows.map(({ id, plate, driver, state }) => (
              <li key={id} className={classes.choice}>
                <Checkbox
                  label={[plate, driver, records.truck.choices.state[state]].filter(Boolean).join(" · ")}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        leftSection={<ArrowLeftRight size={16} aria-hidden />}
        loading={isBusy}
        disabled={chosen.length === 0 || to === null}
        onClick={() => void transfer()}
      >
        {sayCount(words.act, chosen.length)}
      </Button>
    </Frame>
  );
}

function BargeTransfer() {
  const words = useTruckWords().transfer;
  const about = useTransferred("convoy");
  const { from, to } = about;
  const [chosen, setChosen] = useState<string>();
  const asked = useCall(
    { ...OPERATIONS, action: "atwork", attributes: { view: "all", work_order_id: from?.id ?? "" } },
    { enabled: from !== null, keepPrevious: false },
  );
  const { run, isBusy, error, reset } = useMutationCall(
    { service: "service", type: "convoy", action: "transferbarge" },
    { invalidates: [ORDERS, OPERATIONS] },
  );
  const rows = asked.data?.attributes ?? [];
  const transfer = async () => {
    const answer = await run({ operation_id: chosen ?? "", work_order_id: to?.id ?? "" }).catch(
      () => undefined,
    );
    if (!answer) return;
    const name = rows.find(({ id }) => id === chosen)?.carrier_name ?? "";
    toasts.success(say(words.doneBarge, { name, order: to?.name ?? "" }));
    setChosen(undefined);
  };
  return (
    <Frame
      about={about}
      text={words.bargeText}
      error={error}
      onChange={() => {
        setChosen(undefined);
        reset();
      }}
    >
      {from !== null && asked.isSuccess && rows.length === 0 && (
        <p className={classes.quiet}>{words.noneBarge}</p>
      )}
      <Radio.Group value={chosen ?? ""} onChange={setChosen} aria-label={words.bargeText}>
        <ul className={classes.choices}>
          {rows.map(({ id, carrier_name: name, code }) => (
            <li key={id} className={classes.choice}>
              <Radio value={id} label={[name, code].filter(Boolean).join(" · ")} />
            </li>
          ))}
        </ul>
      </Radio.Group>
      <Button
        leftSection={<ArrowLeftRight size={16} aria-hidden />}
        loading={isBusy}
        disabled={chosen === undefined || to === null}
        onClick={() => void transfer()}
      >
        {words.doBarge}
      </Button>
    </Frame>
  );
}

interface FrameProps {
  readonly about: ReturnType<typeof useTransferred>;
  readonly text: string;
  readonly error: Error | null;
  readonly onChange: () => void;
  readonly children: React.ReactNode;
}

function Frame({ about, text, error, onChange, children }: FrameProps) {
  const words = useTruckWords().transfer;
  const { title, country, item, from, setFrom, to, setTo, narrowed } = about;
  const checks = [words.sameOrder, words.sameProduct, words.notThere];
  return (
    <Page title={title}>
      <NarrowedChoices value={narrowed}>
        <div className={classes.transfer}>
          <Card padded>
            <CardTitle>{words.from}</CardTitle>
            <ReferenceSelect
              to="work_order"
              item={item}
              label={item}
              country={country}
              value={from}
              onValue={(next) => {
                setFrom(next);
                onChange();
              }}
            />
            <div className={classes.steps}>
              {from === null ? <p className={classes.quiet}>{words.choose}</p> : children}
            </div>
          </Card>
          <Card padded>
            <CardTitle>{words.to}</CardTitle>
            <ReferenceSelect
              to="work_order"
              item={item}
              label={item}
              country={country}
              value={to}
              onValue={setTo}
            />
            <p className={classes.quiet}>{text}</p>
            <h3 className={classes.quiet}>{words.checks}</h3>
            <ul className={classes.choices}>
              {checks.map((check) => (
                <li key={check} className={classes.quiet}>
                  <Check size={14} aria-hidden /> {check}
                </li>
              ))}
            </ul>
            {error !== null && (
              <p className={classes.refusal} role="alert">
                {errorText(error)}
              </p>
            )}
          </Card>
        </div>
      </NarrowedChoices>
    </Page>
  );
}
