/** The classifications of an operation by product: what stands, what is due, and the final. */
import { Anchor, Button } from "@mantine/core";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { productOfStandard } from "@plimsoll/domain/operation/classify";
import { FlaskConical, History, Plus } from "lucide-react";
import { Link } from "react-router";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { pagePath } from "../operation-path.ts";
import type { BodyProps } from "../page-body.tsx";
import classes from "./classification.module.css";
import type { ClassificationRow } from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";
import { FinalOfProduct } from "./final-of-product.tsx";
import { gradedOf } from "./graded-row.ts";
import {
  type ClassifiedProduct,
  classificationPath,
  dueIn,
  placeOf,
  productsIn,
  RECORD,
} from "./use-classified.ts";

export interface RowsProps extends BodyProps {
  readonly rows: readonly ClassificationRow[];
  readonly calculator: CalculatorWords;
}

export function ClassificationList(props: RowsProps) {
  const { hand, rows, closed } = props;
  const words = useClassifyingWords();
  const rights = useRights(useModel(RECORD));
  const { operation } = hand.bundle;
  const products = productsIn(hand.bundle);
  const isOpen = products.some(({ id }) => !rows.some((row) => row.product_id === id && row.locked === true));
  return (
    <div className={classes.list}>
      <div className={classes.listHead}>
        <DueSublots {...props} />
        <span className={classes.actions}>
          {operation.carrier !== "trucks" && (
            <Button
              component={Link}
              variant="default"
              to={pagePath(operation, "classification/history")}
              leftSection={<History size={16} aria-hidden />}
            >
              {words.list.history}
            </Button>
          )}
          {rights.create && closed === undefined && isOpen && (
            <Button
              component={Link}
              to={pagePath(operation, "classification/new")}
              leftSection={<Plus size={16} aria-hidden />}
            >
              {words.list.add}
            </Button>
          )}
        </span>
      </div>
      {products.length === 0 && rows.length === 0 && (
        <Card>
          <EmptyState title={words.form.noProduct} icon={FlaskConical} />
        </Card>
      )}
      {shownProducts(products, rows).map((product) => (
        <ProductCard key={product.id} {...props} product={product} />
      ))}
    </div>
  );
}

/** Those of the plan, and those that were classified before the plan changed. */
function shownProducts(
  products: readonly ClassifiedProduct[],
  rows: readonly ClassificationRow[],
): readonly ClassifiedProduct[] {
  const known = new Set(products.map(({ id }) => id));
  const others = rows.filter((row) => !known.has(row.product_id));
  const more = new Map(
    others.map((row): [string, ClassifiedProduct] => [
      row.product_id,
      {
        id: row.product_id,
        name: row.product?.name ?? "",
        product: productOfStandard(row.standard),
      },
    ]),
  );
  return [...products, ...more.values()];
}

export function DueSublots({ hand }: Pick<BodyProps, "hand">) {
  const words = useClassifyingWords().due;
  const numbers = useNumbers();
  const due = dueIn(hand.bundle);
  if (due.length === 0) return <span />;
  return (
    <p className={classes.note} role="status">
      {due
        .map(({ due: count, since, product }) =>
          sayCount(words.sublot, count, { product: product.name, tonnes: numbers.weight(since) }),
        )
        .join(" · ")}
    </p>
  );
}

function ProductCard(props: RowsProps & { readonly product: ClassifiedProduct }) {
  const { rows, product } = props;
  const words = useClassifyingWords().list;
  const own = rows.filter((row) => row.product_id === product.id);
  return (
    <Card padded>
      <div className={classes.listHead}>
        <CardTitle>{product.name}</CardTitle>
        <FinalOfProduct {...props} rows={own} />
      </div>
      {own.length === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <ClassificationTable {...props} rows={own} />
      )}
    </Card>
  );
}

interface TableProps extends RowsProps {
  /** What else stands at the end of a row. */
  readonly more?: (row: ClassificationRow) => React.ReactNode;
}

export function ClassificationTable({ hand, rows, calculator, more }: TableProps) {
  const words = useClassifyingWords().list;
  const { fields } = useWords().records.classification;
  return (
    <div className={classes.scroller}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{fields.code}</th>
            <th scope="col">{fields.kind}</th>
            <th scope="col">{hand.bundle.operation.carrier === "trucks" ? fields.truck_id : fields.hold}</th>
            <th scope="col" data-wide>
              {fields.date}
            </th>
            <th scope="col" data-figure>
              {words.tonnes}
            </th>
            <th scope="col">{words.result}</th>
            <th scope="col" data-wide>
              {fields.author_id}
            </th>
            {more && <th scope="col" aria-label={words.history} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OneRow key={row.id} hand={hand} row={row} rows={rows} calculator={calculator} more={more} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type OneRowProps = Pick<TableProps, "hand" | "rows" | "calculator"> & {
  readonly row: ClassificationRow;
  readonly more: TableProps["more"];
};

function OneRow({ hand, row, rows, calculator, more }: OneRowProps) {
  const words = useClassifyingWords().list;
  const { choices } = useWords().records.classification;
  const dates = useDates();
  const numbers = useNumbers();
  const isWaiting = hand.field.waiting.has(row.id);
  const graded = gradedOf(hand.bundle, row, calculator, isWaiting);
  const retested = rows.find(({ id }) => id === row.retest_of_id);
  const code = row.code?.split("/").at(-1) ?? words.unnamed;
  return (
    <tr data-replaced={row.superseded === true}>
      <th scope="row">
        <Anchor component={Link} to={classificationPath(hand.bundle.operation, row.id)}>
          {code}
        </Anchor>
      </th>
      <td>{choices.kind[row.kind]}</td>
      <td>{placeOf(hand.bundle, row) ?? "—"}</td>
      <td data-wide>{dates.date(row.date)}</td>
      <td data-figure>{row.tonnage == null ? "—" : numbers.weight(row.tonnage)}</td>
      <td>
        <span className={classes.tone} data-tone={graded.tone}>
          {graded.text}
        </span>
        {graded.detail !== "" && <div className={classes.quiet}>{graded.detail}</div>}
        {(row.group_manual != null || row.type_manual != null) && (
          <div className={classes.quiet}>{words.byHand}</div>
        )}
        {row.superseded === true && <div className={classes.quiet}>{words.replaced}</div>}
        {row.retest_of_id != null && (
          <div className={classes.quiet}>
            {say(words.retestOf, {
              code: retested?.code?.split("/").at(-1) ?? "",
              reason: row.retest_reason ?? "",
            })}
          </div>
        )}
        {isWaiting && <div className={classes.quiet}>{words.waiting}</div>}
      </td>
      <td data-wide>{row.author?.name ?? "—"}</td>
      {more && <td>{more(row)}</td>}
    </tr>
  );
}
