/** Which rule bills each service of an order, and why the others do not. */
import { Anchor } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { Link } from "react-router";
import { errorText } from "#app/error-text";
import { openPath } from "#app/existing-pages";
import { useActor } from "#app/session";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import { PRE_INVOICES } from "./pre-invoice.ts";

export function RuleTester({ order }: { readonly order: Named }) {
  const { tester, reasons } = useBillingWords();
  const actor = useActor();
  const asked = useCall({ ...PRE_INVOICES, action: "explainrules", attributes: { work_order_id: order.id } });
  const services = asked.data?.attributes ?? [];
  if (asked.isError) return <p className={classes.hint}>{errorText(asked.error)}</p>;
  if (services.length === 0) return null;
  const outcomes = { ...reasons, rule: tester.rule, agreed_price: tester.agreed };
  return (
    <Card padded>
      <CardTitle>
        {tester.title} · {order.name}
      </CardTitle>
      <ul className={classes.tested}>
        {services.map(({ service, outcome, rules }) => (
          <li key={service.id}>
            <span className={classes.strong}>{service.name}</span>
            <span className={classes.hint}> · {outcomes[outcome]}</span>
            <ul className={classes.verdicts}>
              {rules.map(({ id, name, verdict }) => {
                const path = openPath("rule", id, actor);
                return (
                  <li key={id} data-wins={verdict === "wins" || undefined}>
                    {path === undefined ? (
                      name
                    ) : (
                      <Anchor component={Link} to={path}>
                        {name}
                      </Anchor>
                    )}
                    : {tester.verdicts[verdict]}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
