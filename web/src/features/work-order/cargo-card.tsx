/** The ship from the side with what is planned for each hold. */
import { type DecimalText, sum } from "@plimsoll/domain/kernel/decimal";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { CARGO_TONES, CargoDiagram, type CargoHold } from "#ui/cargo-diagram";
import { type OrderRow, orderName } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import classes from "./work-order.module.css";

const UNIT = "MT";

interface PlannedHold {
  readonly hold: number;
  readonly product_id: string;
  readonly product?: Named;
  readonly planned: DecimalText;
}

/** Each product has a tone of its own, in the order of the holds. */
function holdsOf(plan: readonly PlannedHold[]): CargoHold[] {
  const products = [...new Set(plan.map((one) => one.product_id))];
  return plan.map(({ hold, product, product_id, planned }) => ({
    number: hold,
    capacity: planned,
    ...(product
      ? {
          product: {
            label: product.name,
            tone: CARGO_TONES[products.indexOf(product_id) % CARGO_TONES.length] ?? "slate",
          },
        }
      : {}),
  }));
}

interface CargoCardProps {
  readonly order: OrderRow;
  readonly title: string;
}

export function CargoCard({ order, title }: CargoCardProps) {
  const words = useOrderWords();
  const numbers = useNumbers();
  const plan = (order.storage_plan ?? []) as unknown as readonly PlannedHold[];
  if (plan.length === 0) return null;
  const total = sum(plan.map((one) => one.planned));
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{title}</CardTitle>
        <span className={classes.quiet}>
          {say(words.planned, { total: `${numbers.weight(total)} ${UNIT}` })}
        </span>
      </div>
      <CargoDiagram
        label={say(words.cargoOf, { name: orderName(order) })}
        holds={holdsOf(plan)}
        unit={UNIT}
        scale={3}
      />
    </Card>
  );
}
