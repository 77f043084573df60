/** The gate on a tablet: who comes, who is in the yard, and the next step of one truck under a thumb. Works off the network. */
import { Button, TextInput } from "@mantine/core";
import { compare, negate } from "@plimsoll/domain/kernel/decimal";
import { fold } from "@plimsoll/domain/kernel/fold";
import { gate } from "@plimsoll/domain/operation/operation";
import { isUnderWay, nextTruckStates, type TruckState } from "@plimsoll/domain/operation/pages/truck";
import { ArrowLeft, Lock } from "lucide-react";
import { useState } from "react";
import { useRouteTitle } from "#app/route-words";
import { type NumberShape, readNumber } from "#fields/number/read-number";
import { isRefused } from "#fields/refused-text";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { FieldHead } from "./field-head.tsx";
import classes from "./gate.module.css";
import { useOperationWords, WithOperationWords } from "./operation-words.tsx";
import { PhotoStrip, photosIn } from "./photo-strip.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { type OperationInHand, rowsOf, useAddressed } from "./use-operation.ts";
import { WithOperation } from "./with-operation.tsx";

const RECORD = "truck";
const WEIGHTS = ["tare", "gross", "origin_net"] as const;
type Weight = (typeof WEIGHTS)[number];

interface GateTruck extends Readonly<Record<Weight, string | null>> {
  readonly id: string;
  readonly version: number;
  readonly plate: string;
  readonly driver: string | null;
  readonly state: TruckState;
  readonly net: string | null;
  readonly loss: string | null;
  readonly trailers: readonly { readonly plate: string }[];
}

export function GatePage() {
  return (
    <WithOperationWords>
      <GateOfOrder />
    </WithOperationWords>
  );
}

function GateOfOrder() {
  const addressed = useAddressed();
  const title = useRouteTitle() ?? "";
  return (
    <WithOperation key={addressed.operationId ?? ""} addressed={addressed}>
      {(hand) => (
        <FieldHead hand={hand} title={title}>
          <Gate hand={hand} />
        </FieldHead>
      )}
    </WithOperation>
  );
}

function Gate({ hand }: { readonly hand: OperationInHand }) {
  const words = useOperationWords().gate;
  const { errors } = useWords();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const closed = gate(hand.bundle.operation, { record: RECORD, action: "update" });
  const trucks = rowsOf<GateTruck>(hand.bundle, RECORD);
  const truck = trucks.find(({ id }) => id === chosen);
  if (closed)
    return (
      <Card padded>
        <p className={classes.closed}>
          <Lock size={18} aria-hidden /> {errors[closed.code]}
        </p>
      </Card>
    );
  if (truck)
    return <TruckAtGate key={truck.id} hand={hand} truck={truck} onBack={() => setChosen(undefined)} />;
  const found = trucks.filter(({ plate }) => fold(plate).includes(fold(typed)));
  const yard = found.filter(({ state }) => state !== "programmed" && isUnderWay(state));
  return (
    <div className={classes.gate}>
      <TextInput
        size="lg"
        label={words.plate}
        autoCapitalize="characters"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Lane title={words.yard} none={words.emptyYard} trucks={yard} hand={hand} onChoose={setChosen} />
      <Lane
        title={words.expected}
        none={words.nobody}
        trucks={found.filter(({ state }) => state === "programmed")}
        hand={hand}
        onChoose={setChosen}
      />
    </div>
  );
}

interface LaneProps {
  readonly title: string;
  readonly none: string;
  readonly trucks: readonly GateTruck[];
  readonly hand: OperationInHand;
  readonly onChoose: (id: string) => void;
}

function Lane({ title, none, trucks, hand, onChoose }: LaneProps) {
  return (
    <section className={classes.lane} aria-label={title}>
      <h2>{title}</h2>
      {trucks.length === 0 && <p>{none}</p>}
      <ul>
        {trucks.map((truck) => (
          <li key={truck.id}>
            <button
              type="button"
              data-waiting={hand.field.waiting.has(truck.id)}
              onClick={() => onChoose(truck.id)}
            >
              <b>{truck.plate}</b>
              <span>{truck.driver}</span>
              <State state={truck.state} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ state }: { readonly state: TruckState }) {
  const { records } = useWords();
  return (
    <StatusChip
      phase={phasesOf(RECORD, "state")?.[state] ?? "planning"}
      label={records.truck.choices.state[state]}
    />
  );
}

interface TruckAtGateProps {
  readonly hand: OperationInHand;
  readonly truck: GateTruck;
  readonly onBack: () => void;
}

function TruckAtGate({ hand, truck, onBack }: TruckAtGateProps) {
  const words = useOperationWords().gate;
  const { records } = useWords();
  const rights = useRights(useModel(RECORD));
  const { isBusy, save } = useFieldSave(hand.bundle.operation.id);
  const [isRefusing, setRefusing] = useState(false);
  const { id, version, plate, state } = truck;
  const move = (status: TruckState, more: object = {}) =>
    save({ type: RECORD, action: "changestatus", attributes: { id, version, status, ...more } });
  const next = nextTruckStates(state);
  return (
    <div className={classes.gate}>
      {isRefusing && (
        <ReasonDialog
          title={say(words.whyRefused, { plate })}
          yes={words.refuse}
          onYes={async (justification) => (await move("refused", { justification })) !== undefined}
          onClose={() => setRefusing(false)}
        />
      )}
      <Button variant="subtle" size="lg" leftSection={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
        {words.back}
      </Button>
      <Card padded>
        <p className={classes.plate}>
          {plate} <State state={state} />
        </p>
        <p>{[truck.driver, ...truck.trailers.map((one) => one.plate)].filter(Boolean).join(" · ")}</p>
        <Weights
          truck={truck}
          isBusy={isBusy}
          onSave={(weights) =>
            save({ type: RECORD, action: "update", attributes: { id, version, ...weights } })
          }
        />
        <Balance truck={truck} />
        <div className={classes.steps}>
          {next
            .filter((to) => to !== "refused")
            .map((to) => (
              <Button
                key={to}
                size="xl"
                disabled={!rights.update}
                loading={isBusy}
                onClick={() => void move(to)}
              >
                {records.truck.choices.state[to]}
              </Button>
            ))}
          {next.includes("refused") && (
            <Button
              size="xl"
              color="red"
              variant="outline"
              disabled={!rights.update}
              onClick={() => setRefusing(true)}
            >
              {words.refuse}
            </Button>
          )}
        </div>
        <PhotoStrip
          operationId={hand.bundle.operation.id}
          owner={photosIn(hand.bundle, id, false)}
          disabled={!rights.update}
        />
      </Card>
    </div>
  );
}

/** What it carries, and what of it was lost on the way, as soon as the weights are here; with or without a network. */
function Balance({ truck: { net, loss } }: Pick<TruckAtGateProps, "truck">) {
  const words = useOperationWords().gate;
  const numbers = useNumbers();
  if (net === null) return null;
  const kilograms = (weight: string) => numbers.format(weight, { scale: 0 });
  return (
    <output className={classes.balance}>
      <b>{say(words.net, { weight: kilograms(net) })}</b>
      {loss !== null && (
        <span data-lost={compare(loss, "0") > 0}>
          {compare(loss, "0") < 0
            ? say(words.gain, { weight: kilograms(negate(loss)) })
            : say(words.loss, { weight: kilograms(loss) })}
        </span>
      )}
    </output>
  );
}

interface WeightsProps {
  readonly truck: GateTruck;
  readonly isBusy: boolean;
  readonly onSave: (weights: Readonly<Partial<Record<Weight, string | null>>>) => Promise<unknown>;
}

const KILOGRAMS: NumberShape = { whole: false, scale: 3, unit: "kg" };

/** Only what was typed is sent: the net follows on the server, or once it was heard of it. */
function Weights({ truck, isBusy, onSave }: WeightsProps) {
  const words = useOperationWords().gate;
  const numbers = useNumbers();
  const { errors } = useWords();
  const { locale } = useLocale();
  const [typed, setTyped] = useState<Readonly<Partial<Record<Weight, string>>>>({});
  const labels = { tare: words.tare, gross: words.gross, origin_net: words.origin };
  const [wrong, setWrong] = useState<Readonly<Partial<Record<Weight, string>>>>({});
  const send = async () => {
    const read = WEIGHTS.filter((field) => typed[field] !== undefined).map(
      (field) => [field, readNumber(typed[field] ?? "", KILOGRAMS, locale)] as const,
    );
    const refused = read.flatMap(([field, figure]) =>
      isRefused(figure)
        ? [[field, say(errors[figure.code], { ...figure.params, item: labels[field] })] as const]
        : [],
    );
    setWrong(Object.fromEntries(refused));
    // A figure that can be read in two ways is asked again, never guessed.
    if (refused.length > 0) return;
    if ((await onSave(Object.fromEntries(read) as Parameters<typeof onSave>[0])) !== undefined)
      setTyped((now) => (now === typed ? {} : now));
  };
  return (
    <form
      className={classes.weights}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {WEIGHTS.map((field) => (
        <TextInput
          key={field}
          size="lg"
          inputMode="decimal"
          label={labels[field]}
          error={wrong[field]}
          value={typed[field] ?? (truck[field] === null ? "" : numbers.format(truck[field], { scale: 0 }))}
          onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
        />
      ))}
      <Button
        type="submit"
        size="lg"
        variant="default"
        loading={isBusy}
        disabled={Object.keys(typed).length === 0}
      >
        {words.saveWeights}
      </Button>
    </form>
  );
}
