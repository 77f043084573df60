/** What was sold and must be confirmed as carried out before the inspection is finished. */
import { Checkbox } from "@mantine/core";
import { sayCount } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import type { BodyProps } from "./field-page.tsx";
import classes from "./operation.module.css";
import { useOperationWords } from "./operation-words.tsx";
import { useFieldSave } from "./use-field-save.ts";

export function ScopeItems({ hand, closed }: BodyProps) {
  const words = useOperationWords().scope;
  const { operation, order } = hand.bundle;
  const rights = useRights(useModel("operation"));
  const { isBusy, save } = useFieldSave(operation.id);
  const open = order.scope.filter((item) => item.mandatory && !item.confirmed).length;
  const confirm = (serviceType: string, confirmed: boolean) =>
    void save({
      type: "operation",
      action: "confirmscope",
      attributes: { operation_id: operation.id, service_type_id: serviceType, confirmed },
    });
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.title}</CardTitle>
        {open > 0 && <span className={classes.badText}>{sayCount(words.left, open)}</span>}
      </div>
      {order.scope.length === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <ul className={classes.scopeItems}>
          {order.scope.map((item) => (
            <li key={item.id}>
              <Checkbox
                size="md"
                label={item.service_type?.name ?? ""}
                description={item.mandatory ? words.mandatory : words.optional}
                checked={item.confirmed === true}
                disabled={closed !== undefined || !rights.update || isBusy}
                onChange={({ currentTarget }) => confirm(item.service_type_id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
