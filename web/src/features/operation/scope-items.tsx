/** What was sold and must be confirmed as carried out before the inspection is finished. */
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { sayCount } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { useFieldSave } from "./use-field-save.ts";

export function ScopeItems({ hand, closed }: BodyProps) {
  const words = useOperationWords().scope;
  const { operation, order } = hand.bundle;
  const rights = useRights(useModel("operation"));
  const { save } = useFieldSave(operation.id);
  const open = order.scope.filter((item) => item.mandatory && !item.confirmed).length;
  // What was ticked shows at once; what was refused goes back.
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const confirm = async (serviceType: string, confirmed: boolean) => {
    setTicked((before) => ({ ...before, [serviceType]: confirmed }));
    const attributes = { operation_id: operation.id, service_type_id: serviceType, confirmed };
    if (!(await save({ type: "operation", action: "confirmscope", attributes }, { isQuiet: true })))
      setTicked(({ [serviceType]: _, ...others }) => others);
  };
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.title}</CardTitle>
        {open > 0 && <span className={classes.badText}>{sayCount(words.left, open)}</span>}
      </div>
      {order.scope.length === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <ul className={classes.plainList}>
          {order.scope.map((item) => (
            <li key={item.id}>
              <Checkbox
                size="md"
                label={item.service_type?.name ?? ""}
                description={item.mandatory ? words.mandatory : words.optional}
                checked={ticked[item.service_type_id] ?? item.confirmed === true}
                disabled={closed !== undefined || !rights.update}
                onChange={({ currentTarget }) => void confirm(item.service_type_id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
