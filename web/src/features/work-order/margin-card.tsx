/** What is left of an order, for those who may see it: nothing is asked for, and nothing shown, to others. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { BILLING_WORDS } from "@plimsoll/domain/billing/words/pages/by-language";
import { useActor } from "#app/session";
import { useNumbers } from "#i18n/formats";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";
import { sayCount } from "#i18n/say";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import classes from "./work-order.module.css";

const PRE_INVOICES = { service: "billing", type: "pre_invoice" } as const;
const loaded = pageWords("billing", async (locale) => (await BILLING_WORDS[locale]()).words);

interface MarginCardProps {
  readonly orderId: string;
  readonly country: string | null;
}

export function MarginCard(props: MarginCardProps) {
  const may = useMayOn(useModel("pre_invoice"));
  const isCustomer = isGuest(useActor());
  if (isCustomer || !may("margin")) return null;
  return (
    <WithPageWords of={loaded}>
      <Margin {...props} />
    </WithPageWords>
  );
}

function Margin({ orderId, country }: MarginCardProps) {
  const words = usePageWords(loaded).margin;
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
      <table className={classes.table}>
        <tbody>
          {rows.map(([label, detail, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{detail}</td>
              <td data-figure="true">{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.margin}</th>
            <td>{found.percent === null ? "" : `${numbers.format(found.percent)} %`}</td>
            <td data-figure="true">
              <strong>{numbers.money(found.margin)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      {found.unknown > 0 && <p className={classes.quiet}>{sayCount(words.unknown, found.unknown)}</p>}
      <p className={classes.quiet}>{words.only}</p>
    </Card>
  );
}
