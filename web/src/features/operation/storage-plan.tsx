/** The storage plan as a drawing that can be typed and dragged into: a product and a weight for each hold. */
import { Alert, NativeSelect, TextInput } from "@mantine/core";
import { compare, subtract, sum } from "@plimsoll/domain/kernel/decimal";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { type DragEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { isBlock } from "#fields/children/block";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { isModalOpen } from "#ui/open-overlays";
import { SaveButton } from "#ui/save-button";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import { type BodyProps, HistoryButton } from "./page-body.tsx";
import { readPastedPlan } from "./pasted-plan.ts";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

interface Line {
  readonly product: string;
  readonly weight: string;
}
type Plan = Readonly<Record<string, Line>>;
/** Of a sheet that is no plan at all, the first lines tell enough. */
const MOST_NAMED = 10;
const NONE: readonly string[] = [];
const EMPTY: Line = { product: "", weight: "" };

function usePlan({ hand, closed }: BodyProps) {
  const numbers = useNumbers();
  const { operation, order, carrier, choices } = hand.bundle;
  const rights = useRights(useModel("operation"));
  const { isBusy, save } = useFieldSave(operation.id);
  const holds = carrier?.holds.map((one) => one.number) ?? [1];
  const start = useMemo(
    () => ({
      plan: Object.fromEntries(
        operation.storage_plan.map((line) => [
          String(line.hold),
          { product: line.product_id, weight: numbers.weight(line.planned) },
        ]),
      ) as Plan,
    }),
    [operation.storage_plan, numbers],
  );
  const name = `${operation.id}.storage_plan`;
  const { draft, change, isDirty, during, settle } = useKeptDraft(name, operation.version, start);
  const lineOf = (hold: number) => draft.plan[String(hold)] ?? EMPTY;
  const read = (typed: string) => {
    const parsed = numbers.parse(typed, { scale: 3 });
    return parsed.ok ? parsed.value : undefined;
  };
  const filled = holds.filter((hold) => lineOf(hold).product !== "" || lineOf(hold).weight.trim() !== "");
  const weightsOf = (wanted: readonly number[]) => wanted.flatMap((hold) => read(lineOf(hold).weight) ?? []);
  const send = async () => {
    const storage_plan = filled.map((hold) => ({
      ...known(operation.storage_plan, hold),
      hold,
      product_id: lineOf(hold).product,
      planned: read(lineOf(hold).weight),
    }));
    const attributes = { id: operation.id, version: operation.version, storage_plan };
    const onSaved = () => settle(draft);
    await during(save({ type: "operation", action: "update", attributes }, { onSaved }));
  };
  return {
    holds,
    lineOf,
    read,
    send,
    isBusy,
    isDirty,
    isDisabled: closed !== undefined || !rights.update,
    products: sortedProducts(choices.product ?? [], order.product ?? null, Object.values(draft.plan)),
    wrong: filled.filter((hold) => lineOf(hold).product === "" || read(lineOf(hold).weight) === undefined),
    total: sum(weightsOf(filled)),
    totalOf: (product: string) => sum(weightsOf(filled.filter((hold) => lineOf(hold).product === product))),
    set: (hold: number, next: Partial<Line>) =>
      change({ plan: { ...draft.plan, [String(hold)]: { ...lineOf(hold), ...next } } }),
    /** What was copied from a spreadsheet takes the place of what stands in its holds; answers with what it is not. */
    take: (copied: string): readonly string[] => {
      const { lines, refused } = readPastedPlan(copied, {
        holds: [...holds].sort((one, other) => one - other),
        products: choices.product ?? [],
        usual: order.product?.id ?? "",
        isWeight: (text) => read(text) !== undefined,
      });
      const pasted = lines.map(({ hold, product, weight }) => [String(hold), { product, weight }]);
      if (lines.length > 0) change({ plan: { ...draft.plan, ...Object.fromEntries(pasted) } });
      return refused;
    },
  };
}

type PlanInHand = ReturnType<typeof usePlan>;

export function StoragePlan(props: BodyProps) {
  const { hand, onHistory } = props;
  const words = useOperationWords().plan;
  const { operation, order } = hand.bundle;
  const plan = usePlan(props);
  const numbers = useNumbers();
  const drawing = useRef<HTMLDivElement>(null);
  const refused = usePastedBlock(drawing, operation.version, !plan.isDisabled, plan.take);
  return (
    <div className={classes.stack} ref={drawing} data-plan>
      <Card padded>
        <div className={classes.cardHead}>
          <CardTitle>{words.title}</CardTitle>
          <HistoryButton onClick={() => onHistory("operation", operation.id)} />
        </div>
        {!plan.isDisabled && <p className={classes.quiet}>{words.hint}</p>}
        {refused.length > 0 && (
          <Alert color="orange" mb="sm" title={words.notTaken}>
            {refused.slice(0, MOST_NAMED).join("; ")}
            {refused.length > MOST_NAMED && ` … (${numbers.format(refused.length)})`}
          </Alert>
        )}
        <ul className={`${classes.plainList} ${classes.hull} ${classes.planHolds}`}>
          {plan.holds.map((hold) => (
            <PlanHold key={hold} plan={plan} hold={hold} />
          ))}
        </ul>
      </Card>
      <div className={classes.planFoot}>
        <Products plan={plan} />
        <Card padded>
          <Totals planned={plan.total} expected={order.expected_volume} />
          {!plan.isDisabled && (
            <SaveButton
              mt="md"
              size="md"
              fullWidth
              isDirty={plan.isDirty}
              loading={plan.isBusy}
              disabled={!plan.isDirty || plan.wrong.length > 0}
              onClick={() => void plan.send()}
            >
              {words.save}
            </SaveButton>
          )}
        </Card>
      </div>
    </div>
  );
}

/**
 * A block that is pasted anywhere on the page, or among the plans of several barges into one of them; what of it was not
 * understood, until the plan is saved.
 */
function usePastedBlock(
  drawing: RefObject<HTMLElement | null>,
  version: number,
  isOpen: boolean,
  take: (copied: string) => readonly string[],
): readonly string[] {
  const [refused, setRefused] = useState<{ readonly version: number; readonly lines: readonly string[] }>();
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    if (!isOpen) return;
    const paste = (event: ClipboardEvent) => {
      const copied = event.clipboardData?.getData("text/plain") ?? "";
      const isHere = event.target instanceof Node && drawing.current?.contains(event.target) === true;
      const isAlone = document.querySelectorAll("[data-plan]").length === 1;
      if (!isBlock(copied) || isModalOpen() || !(isHere || isAlone)) return;
      event.preventDefault();
      setRefused({ version, lines: taking.current(copied) });
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOpen, drawing, version]);
  return refused?.version === version ? refused.lines : NONE;
}

function PlanHold({ plan, hold }: { readonly plan: PlanInHand; readonly hold: number }) {
  const words = useOperationWords();
  const { isDisabled, read, set, wrong } = plan;
  const products = [...plan.products.own, ...plan.products.others];
  const line = plan.lineOf(hold);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const product = event.dataTransfer.getData("text/plain");
    if (!isDisabled && products.some((one) => one.id === product)) set(hold, { product });
  };
  return (
    <li
      className={classes.planHold}
      data-wrong={wrong.includes(hold)}
      data-filled={line.product !== ""}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <b>{say(words.frame.hold, { hold })}</b>
      <NativeSelect
        aria-label={say(words.plan.product, { hold })}
        value={line.product}
        disabled={isDisabled}
        data={[
          { value: "", label: words.plan.empty },
          ...products.map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={({ currentTarget }) => set(hold, { product: currentTarget.value })}
      />
      <TextInput
        aria-label={say(words.plan.weight, { hold })}
        inputMode="decimal"
        rightSection={<span className={classes.quiet}>MT</span>}
        value={line.weight}
        disabled={isDisabled}
        error={line.weight.trim() !== "" && read(line.weight) === undefined}
        onChange={({ currentTarget }) => set(hold, { weight: currentTarget.value })}
      />
    </li>
  );
}

/** Those of the order and of the plan, with their sums; another one comes from the list below them. */
function Products({ plan }: { readonly plan: PlanInHand }) {
  const words = useOperationWords().plan;
  const numbers = useNumbers();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { own, others } = plan.products;
  const shown = [...own, ...others.filter(({ id }) => added.includes(id))];
  return (
    <Card padded>
      <CardTitle>{words.products}</CardTitle>
      <ul className={`${classes.plainList} ${classes.planProducts}`}>
        {shown.map(({ id, name: label }) => (
          <li
            key={id}
            className={classes.product}
            draggable={!plan.isDisabled}
            onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
          >
            <span>{label}</span>
            <span className={classes.quiet}>{`${numbers.weight(plan.totalOf(id))} MT`}</span>
          </li>
        ))}
      </ul>
      {!plan.isDisabled && (
        <NativeSelect
          mt="xs"
          aria-label={words.another}
          value=""
          data={[
            { value: "", label: words.another },
            ...others
              .filter(({ id }) => !added.includes(id))
              .map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={({ currentTarget }) => setAdded([...added, currentTarget.value])}
        />
      )}
    </Card>
  );
}

function known(plan: readonly { readonly id: string; readonly hold: number }[], hold: number) {
  const line = plan.find((one) => one.hold === hold);
  return line ? { id: line.id } : {};
}

/** The product of the order and those planned, and all others. */
function sortedProducts(all: readonly Named[], own: Named | null, lines: readonly Line[]) {
  const used = new Set([own?.id, ...lines.map((line) => line.product)]);
  return { own: all.filter((one) => used.has(one.id)), others: all.filter((one) => !used.has(one.id)) };
}

function Totals({ planned, expected }: { readonly planned: string; readonly expected: string | null }) {
  const words = useOperationWords().plan;
  const numbers = useNumbers();
  const tonnes = (value: string) => `${numbers.weight(value)} MT`;
  if (expected === null) return <b>{say(words.totalAlone, { planned: tonnes(planned) })}</b>;
  const order = compare(planned, expected);
  const difference = order > 0 ? subtract(planned, expected) : subtract(expected, planned);
  return (
    <>
      <b>{say(words.total, { planned: tonnes(planned), expected: tonnes(expected) })}</b>
      {order !== 0 && (
        <p className={order > 0 ? classes.badText : classes.quiet}>
          {say(order > 0 ? words.over : words.under, { difference: tonnes(difference) })}
        </p>
      )}
    </>
  );
}
