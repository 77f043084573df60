/** The oil classifications of an operation, the limits that they are held against, and the changes of each. */
import { ActionIcon, Anchor, Button } from "@mantine/core";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { USUAL_OIL_TERMS } from "@plimsoll/domain/operation/oil-classify";
import { ArrowLeft, Droplets, History, Pencil, Plus, Send } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { toastError } from "#app/error-text";
import { useResultContext } from "#calculator/result-context";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import classes from "../classification/classification.module.css";
import { useClassifyingWords } from "../classification/classifying-words.tsx";
import { pagePath } from "../operation-path.ts";
import type { BodyProps } from "../page-body.tsx";
import { type OilRow, oilsIn, openOils, RECORD } from "./oil-form.ts";
import { OilTermsDialog } from "./oil-terms-dialog.tsx";
import { OIL_TONES } from "./oil-verdict.tsx";

interface OilListProps extends BodyProps {
  readonly rows: readonly OilRow[];
  readonly calculator: CalculatorWords;
  readonly isHistory: boolean;
}

export function OilList(props: OilListProps) {
  const { hand, rows, closed, isHistory } = props;
  const words = useClassifyingWords();
  const rights = useRights(useModel(RECORD));
  const { operation } = hand.bundle;
  const isOpen = openOils(hand.bundle).length > 0;
  return (
    <div className={classes.list}>
      <div className={classes.listHead}>
        <span className={classes.quiet}>{isHistory ? words.history.text : ""}</span>
        <span className={classes.actions}>
          <Button
            component={Link}
            variant="default"
            to={pagePath(operation, isHistory ? "oilclassification" : "oilclassification/history")}
            leftSection={isHistory ? <ArrowLeft size={16} aria-hidden /> : <History size={16} aria-hidden />}
          >
            {isHistory ? words.list.back : words.list.history}
          </Button>
          {!isHistory && rights.create && closed === undefined && isOpen && (
            <Button
              component={Link}
              to={pagePath(operation, "oilclassification/new")}
              leftSection={<Plus size={16} aria-hidden />}
            >
              {words.list.add}
            </Button>
          )}
        </span>
      </div>
      {oilsIn(hand.bundle).length === 0 && rows.length === 0 ? (
        <Card>
          <EmptyState title={words.oil.noProduct} icon={Droplets} />
        </Card>
      ) : (
        <Card padded>
          <CardTitle>{words.list.title}</CardTitle>
          {rows.length === 0 ? <p className={classes.quiet}>{words.list.none}</p> : <OilTable {...props} />}
        </Card>
      )}
      {!isHistory && <Terms {...props} />}
    </div>
  );
}

const OIL = { service: "classification", type: RECORD } as const;
const BUNDLE = [{ service: "service", type: "operation" }] as const;

/** The final that closed an oil, and whether its customer has it. */
function SharedFinal({ row }: { readonly row: OilRow }) {
  const words = useClassifyingWords().final;
  const rights = useRights(useModel(RECORD));
  const { run, isBusy } = useMutationCall({ ...OIL, action: "share" }, { invalidates: [...BUNDLE] });
  if (row.sent === true) return <div className={classes.quiet}>{words.shared}</div>;
  if (!rights.update) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={isBusy}
      leftSection={<Send size={13} aria-hidden />}
      onClick={() => void run({ id: row.id, version: row.version }).catch(toastError)}
    >
      {words.share}
    </Button>
  );
}

function OilTable({ hand, rows, isHistory, onHistory }: OilListProps) {
  const words = useClassifyingWords();
  const { fields, choices } = useWords().records.oil_classification;
  const dates = useDates();
  const numbers = useNumbers();
  return (
    <div className={classes.scroller}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{fields.code}</th>
            <th scope="col">{fields.product_id}</th>
            <th scope="col">{fields.kind}</th>
            <th scope="col">{fields.hold}</th>
            <th scope="col" data-wide>
              {fields.date}
            </th>
            <th scope="col" data-figure>
              {fields.tonnage}
            </th>
            <th scope="col">{fields.outcome}</th>
            {isHistory && <th scope="col" aria-label={words.list.history} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Anchor component={Link} to={pagePath(hand.bundle.operation, `oilclassification/${row.id}`)}>
                  {row.code?.split("/").at(-1) ?? words.list.unnamed}
                </Anchor>
              </th>
              <td>{row.product?.name ?? "—"}</td>
              <td>{choices.kind[row.kind]}</td>
              <td>{row.hold ?? "—"}</td>
              <td data-wide>{dates.date(row.date)}</td>
              <td data-figure>{row.tonnage == null ? "—" : numbers.weight(row.tonnage)}</td>
              <td>
                <span
                  className={classes.tone}
                  data-tone={row.outcome == null ? "plain" : OIL_TONES[row.outcome]}
                >
                  {row.outcome == null ? "—" : choices.outcome[row.outcome]}
                </span>
                {row.retest_of_id != null && (
                  <div className={classes.quiet}>
                    {say(words.list.retestOf, {
                      code:
                        rows
                          .find(({ id }) => id === row.retest_of_id)
                          ?.code?.split("/")
                          .at(-1) ?? "",
                      reason: row.retest_reason ?? "",
                    })}
                  </div>
                )}
                {row.superseded === true && <div className={classes.quiet}>{words.list.replaced}</div>}
                {row.kind === "final" && !hand.field.waiting.has(row.id) && <SharedFinal row={row} />}
                {hand.field.waiting.has(row.id) && <div className={classes.quiet}>{words.list.waiting}</div>}
              </td>
              {isHistory && (
                <td>
                  <ActionIcon
                    variant="subtle"
                    aria-label={say(words.history.open, { code: row.code ?? "" })}
                    onClick={() => onHistory(RECORD, row.id)}
                  >
                    <History size={16} aria-hidden />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the contract says, or what such contracts usually say. */
function Terms({ hand, calculator, closed }: OilListProps) {
  const words = useClassifyingWords().oil;
  const rights = useRights(useModel("operation"));
  const { figure } = useResultContext(calculator);
  const [isOpen, setOpen] = useState(false);
  const own = hand.bundle.operation.oil_terms;
  const { name, limits } = own ?? USUAL_OIL_TERMS;
  const { analyses, limitKinds } = calculator.classification;
  return (
    <Card padded>
      {isOpen && (
        <OilTermsDialog
          operation={hand.bundle.operation}
          calculator={calculator}
          onClose={() => setOpen(false)}
        />
      )}
      <div className={classes.listHead}>
        <CardTitle>{`${words.terms}${name ? `: ${name}` : ""}`}</CardTitle>
        {rights.update && closed === undefined && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Pencil size={15} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {words.change}
          </Button>
        )}
      </div>
      {!own && <p className={classes.note}>{words.usual}</p>}
      <ul className={classes.limits}>
        {limits.map(({ parameter, kind, value }) => (
          <li key={`${parameter}.${kind}`}>
            {analyses[parameter]}: {limitKinds[kind].toLowerCase()} <b>{figure(value)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
