/** The final of a product: what it will be is worked out here, and struck on the server, once. */
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import type { Composite } from "@plimsoll/domain/classification/composite";
import { type Counted, classifyRow, combineRows, type Sampled } from "@plimsoll/domain/operation/classify";
import { Lock, Send, Stamp } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { toastError } from "#app/error-text";
import { outcomeText, showGraded } from "#calculator/classification";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { isReached, subscribeReach } from "#rpc/reach";
import { FormModal } from "#ui/form-modal";
import { toasts } from "#ui/toasts";
import classes from "./classification.module.css";
import type { ClassificationRow } from "./classification-form.ts";
import type { RowsProps } from "./classification-list.tsx";
import { useClassifyingWords } from "./classifying-words.tsx";
import { type ClassifiedProduct, placeOf, RECORD } from "./use-classified.ts";

interface FinalProps extends RowsProps {
  readonly product: ClassifiedProduct;
}

const OF_RECORD = { service: "classification", type: "classification" } as const;
const BUNDLE = [{ service: "service", type: "operation" }] as const;

export function FinalOfProduct(props: FinalProps) {
  const { hand, rows, closed, product } = props;
  const words = useClassifyingWords().final;
  const rights = useRights(useModel(RECORD));
  const [isOpen, setOpen] = useState(false);
  const final = rows.find(({ kind }) => kind === "final");
  if (final) return <Struck row={final} mayShare={rights.update} />;
  const isReady = rows.some((row) => row.superseded !== true && !hand.field.waiting.has(row.id));
  if (!rights.update || closed !== undefined || !isReady) return null;
  return (
    <>
      <Button variant="default" leftSection={<Stamp size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {words.strike}
      </Button>
      <FormModal
        opened={isOpen}
        title={say(words.title, { product: product.name })}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Strike {...props} onDone={() => setOpen(false)} />}
      </FormModal>
    </>
  );
}

function Struck({ row, mayShare }: { readonly row: ClassificationRow; readonly mayShare: boolean }) {
  const words = useClassifyingWords();
  const { run, isBusy } = useMutationCall({ ...OF_RECORD, action: "share" }, { invalidates: [...BUNDLE] });
  const share = () => run({ id: row.id, version: row.version }).catch(toastError);
  return (
    <span className={classes.actions}>
      <span className={classes.quiet}>
        <Lock size={14} aria-hidden /> {words.list.locked}
      </span>
      {row.sent === true ? (
        <span className={classes.quiet}>{words.final.shared}</span>
      ) : (
        mayShare && (
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            leftSection={<Send size={14} aria-hidden />}
            onClick={() => void share()}
          >
            {words.final.share}
          </Button>
        )
      )}
    </span>
  );
}

const COMBINED = "combined";

function useStrike({ hand, rows, product, onDone }: FinalProps & { readonly onDone: () => void }) {
  const words = useClassifyingWords().final;
  const standing = rows.filter(
    (row) => row.superseded !== true && row.kind !== "final" && !hand.field.waiting.has(row.id),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(standing.filter(({ kind }) => kind === "partial").map(({ id }) => id)),
  );
  const [basis, setBasis] = useState(COMBINED);
  const counted = standing.filter(({ id }) => chosen.has(id));
  const whole = standing.find(({ id }) => id === basis);
  const answer = useMemo(() => {
    if (whole)
      return classifyRow({ ...whole, group: whole.declared_group } as unknown as Sampled, product.product);
    const date = hand.bundle.at.slice(0, 10);
    const asked = { product: product.product, date, group: null, contract: null };
    return combineRows(counted as unknown as readonly Counted[], asked);
  }, [whole, counted, product, hand.bundle.at]);
  const { run, isBusy } = useMutationCall({ ...OF_RECORD, action: "final" }, { invalidates: [...BUNDLE] });
  const strike = async () => {
    const of = { operation_id: hand.bundle.operation.id, product_id: product.id };
    const made = whole
      ? {
          basis: "sample" as const,
          sample: whole.sample,
          reported: whole.reported,
          analyses: whole.analyses,
          group: whole.declared_group,
          contract: whole.contract,
          tonnage: whole.tonnage,
        }
      : { basis: "combined" as const, classification_ids: [...chosen] };
    try {
      await run({ ...of, ...made } as never);
      toasts.success(words.done);
      onDone();
    } catch (error) {
      toastError(error);
    }
  };
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return { standing, chosen, toggle, basis, setBasis, answer, isBusy, strike, isWhole: whole !== undefined };
}

function Strike(props: FinalProps & { readonly onDone: () => void }) {
  const { calculator, product } = props;
  const words = useClassifyingWords().final;
  const { errors } = useWords();
  const showing = useResultContext(calculator);
  const isOnline = useSyncExternalStore(subscribeReach, isReached);
  const state = useStrike(props);
  const { standing, basis, setBasis, answer, isBusy, strike, isWhole } = state;
  const composites = standing.filter(({ kind }) => kind === "composite");
  const [refused] = answer.ok ? [] : answer.issues;
  const sentences: Readonly<Record<string, string>> = errors;
  return (
    <>
      <p>{say(words.question, { product: product.name })}</p>
      {composites.length > 0 && (
        <NativeSelect
          mb="sm"
          label={words.basis}
          value={basis}
          onChange={({ currentTarget }) => setBasis(currentTarget.value)}
          data={[
            { value: COMBINED, label: words.combined },
            ...composites.map(({ id, code }) => ({ value: id, label: say(words.sample, { code }) })),
          ]}
        />
      )}
      {!isWhole && <Units {...props} {...state} />}
      {answer.ok ? (
        <>
          {"coverage" in answer.result && <Coverage composite={answer.result} />}
          <ResultView shown={showGraded(answer.result as never, showing)} words={calculator} />
        </>
      ) : (
        <p className={classes.note}>
          {refused &&
            say(
              sentences[refused.code] ?? refused.code,
              refused.params as Record<string, string> | undefined,
            )}
        </p>
      )}
      {!isOnline && <p className={classes.note}>{words.offline}</p>}
      <Button
        mt="md"
        fullWidth
        loading={isBusy}
        disabled={!answer.ok || !isOnline}
        leftSection={<Stamp size={16} aria-hidden />}
        onClick={() => void strike()}
      >
        {words.strike}
      </Button>
    </>
  );
}

function Coverage({ composite }: { readonly composite: Composite }) {
  const words = useClassifyingWords().final;
  const numbers = useNumbers();
  const { tonnage, of } = composite.coverage;
  return (
    <p className={classes.quiet}>
      {say(words.coverage, { tonnage: numbers.weight(tonnage), of: numbers.weight(of) })}
    </p>
  );
}

type UnitsProps = FinalProps & ReturnType<typeof useStrike>;

/** Each with its own verdict: contracts may ask for every hold. */
function Units({ hand, calculator, standing, chosen, toggle, answer }: UnitsProps) {
  const words = useClassifyingWords().final;
  const { choices } = useWords().records.classification;
  const numbers = useNumbers();
  const showing = useResultContext(calculator);
  const units = answer.ok && "units" in answer.result ? answer.result : null;
  return (
    <fieldset className={classes.plain}>
      <legend>{words.units}</legend>
      {standing.map((row) => {
        const unit = units?.units.find(({ name }) => name === row.code);
        const own =
          unit && units
            ? outcomeText({ ...units, ...unit, percentages: unit.percentages ?? {} }, showing)
            : "";
        const tonnes = row.tonnage == null ? "—" : `${numbers.weight(row.tonnage)} t`;
        const about = [
          row.code.split("/").at(-1),
          choices.kind[row.kind],
          placeOf(hand.bundle, row),
          tonnes,
          own,
        ];
        return (
          <Checkbox
            key={row.id}
            checked={chosen.has(row.id)}
            onChange={() => toggle(row.id)}
            label={about.filter((one) => one !== null && one !== "").join(" · ")}
          />
        );
      })}
    </fieldset>
  );
}
