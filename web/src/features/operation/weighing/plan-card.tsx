/** What was weighed into each hold and of each product, against the plan. */
import { canonical, divideOrNull, multiply, sum } from "@plimsoll/domain/kernel/decimal";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { sumsByHold, sumsByProduct } from "@plimsoll/domain/weighing/weighed-sums";
import { useNumbers } from "#i18n/formats";
import { Card, CardTitle } from "#ui/card";
import { useOperationWords } from "../operation-words.tsx";
import type { PeriodRow } from "./use-weighings.ts";
import classes from "./weighing.module.css";

interface PlanCardProps {
  readonly bundle: Bundle;
  readonly periods: readonly PeriodRow[];
  /** The hold in hand. */
  readonly hold: number | undefined;
}

export function PlanCard({ bundle, periods, hold }: PlanCardProps) {
  const words = useOperationWords().weighing;
  const plan = bundle.operation.storage_plan;
  const names = new Map([...plan, ...periods].map((one) => [one.product_id, one.product?.name ?? ""]));
  const holds = sumsByHold(plan, periods);
  const products = sumsByProduct(plan, periods);
  return (
    <Card padded>
      <CardTitle>{words.plan}</CardTitle>
      <table className={classes.plan}>
        <thead>
          <tr>
            <th scope="col">{words.hold}</th>
            <th scope="col">{words.product}</th>
            <th scope="col" data-figure>
              {words.weighed}
            </th>
            <th scope="col" data-figure>
              {words.planned}
            </th>
            <th scope="col" data-figure>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {holds.map((one) => (
            <PlanLine
              key={`${one.hold}/${one.product_id}`}
              name={String(one.hold)}
              product={names.get(one.product_id) ?? ""}
              isChosen={one.hold === hold}
              {...one}
            />
          ))}
        </tbody>
        <tbody>
          {products.length > 1 &&
            products.map((one) => (
              <PlanLine key={one.product_id} name="" product={names.get(one.product_id) ?? ""} {...one} />
            ))}
          <PlanLine
            name={words.total}
            product=""
            weighed={sum(holds.map((one) => one.weighed))}
            planned={sum(holds.map((one) => one.planned))}
          />
        </tbody>
      </table>
    </Card>
  );
}

interface PlanLineProps {
  readonly name: string;
  readonly product: string;
  readonly weighed: string;
  readonly planned: string;
  readonly isChosen?: boolean;
}

function PlanLine({ name, product, weighed, planned, isChosen = false }: PlanLineProps) {
  const numbers = useNumbers();
  const share = divideOrNull(multiply(weighed, "100"), planned, 0, "half_up");
  return (
    <tr data-chosen={isChosen}>
      <th scope="row" colSpan={product === "" ? 2 : 1}>
        {name}
      </th>
      {product !== "" && <td>{product}</td>}
      <td data-figure>{numbers.weight(weighed)}</td>
      <td data-figure>{numbers.format(canonical(planned))}</td>
      <td data-figure>{share === null ? "—" : `${numbers.format(share)} %`}</td>
    </tr>
  );
}
