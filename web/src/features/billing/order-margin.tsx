/** What is left of an order, for those who may see it: nothing is asked for, and nothing shown, to others. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { useActor } from "#app/session";
import { useNumbers } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { PRE_INVOICES } from "./pre-invoice.ts";

interface OrderMarginProps {
  readonly orderId: string;
  readonly country: string | null;
}

export function OrderMargin(props: OrderMarginProps) {
  const may = useMayOn(useModel("pre_invoice"));
  const isCustomer = isGuest(useActor());
  if (isCustomer || !may("margin")) return null;
  return (
    <WithBillingWords>
      <Margin {...props} />
    </WithBillingWords>
  );
}

function Margin({ orderId, country }: OrderMarginProps) {
  const words = useBillingWords().margin;
  const numbers = useNumbers();
  const asked = useCall({
    ...PRE_INVOICES,
    action: "margin",
    attributes: { work_order_id: orderId },
    ...(country === null ? {} : { country }),
  });
  const found = asked.data?.attributes;
  if (!found) return null;
  const cost = (amount: string) => `−${numbers.money(amount)}`;
  const rows = [
    [words.revenue, "", numbers.money(found.revenue)],
    [words.people, sayCount(words.days, found.person_days), cost(found.people)],
    [words.laboratory, sayCount(words.analyses, found.analyses), cost(found.laboratory)],
    [words.expenses, "", cost(found.expenses)],
  ] as const;
  return (
    <Card padded>
      <CardTitle>
        {words.title} ({found.currency})
      </CardTitle>
      <table className={classes.taxes}>
        <tbody>
          {rows.map(([label, detail, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={classes.hint}>{detail}</td>
              <td>{amount}</td>
            </tr>
          ))}
          <tr className={classes.gross}>
            <th scope="row">{words.margin}</th>
            <td>{found.percent === null ? "" : `${numbers.format(found.percent)} %`}</td>
            <td className={classes.strong}>{numbers.money(found.margin)}</td>
          </tr>
        </tbody>
      </table>
      {found.unknown > 0 && <p className={classes.hint}>{sayCount(words.unknown, found.unknown)}</p>}
      <p className={classes.hint}>{words.only}</p>
    </Card>
  );
}
