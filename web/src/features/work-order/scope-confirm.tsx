/** The scope as it was agreed, and what of it was carried out: every mandatory service before the order is finished. */
import { Button, Checkbox } from "@mantine/core";
import { CheckCheck } from "lucide-react";
import { toastError } from "#app/error-text";
import { sayCount } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { useFocusWhenAsked } from "./asked-control.ts";
import type { OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import type { ScopeRow } from "./scope-items.ts";
import classes from "./work-order.module.css";

const SCOPE = "scope" satisfies OrderField;

export function ScopeConfirm({ part }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().scope;
  const { order, actions, rights, isLocked } = part;
  const list = useFocusWhenAsked<HTMLUListElement>(part.askedControl, "confirm");
  const rows = (order[SCOPE] ?? []) as readonly ScopeRow[];
  const open = rows.filter((row) => !row.confirmed);
  const missing = open.filter((row) => row.mandatory).length;
  const mayConfirm = rights.update && !isLocked;
  const confirm = (items: readonly ScopeRow[], confirmed: boolean) =>
    void actions
      .run({ action: "confirmscope", attributes: { items: items.map((item) => item.id), confirmed } })
      .catch(toastError);
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.confirm}</CardTitle>
        {rows.length > 0 && (
          <span className={classes.quiet}>
            {sayCount(words.progress, rows.length - open.length, { total: rows.length })}
          </span>
        )}
        {mayConfirm && open.length > 1 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<CheckCheck size={15} aria-hidden />}
            loading={actions.isBusy}
            onClick={() => confirm(open, true)}
          >
            {words.confirmAll}
          </Button>
        )}
      </div>
      {missing > 0 && <p className={classes.warning}>{sayCount(words.missing, missing)}</p>}
      {mayConfirm ? (
        <ul className={classes.switches} ref={list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Checkbox
                checked={row.confirmed}
                label={<Service row={row} />}
                disabled={actions.isBusy}
                onChange={({ currentTarget }) => confirm([row], currentTarget.checked)}
              />
            </li>
          ))}
          {rows.length === 0 && <li className={classes.quiet}>{words.none}</li>}
        </ul>
      ) : (
        <ScopeList rows={rows} />
      )}
    </Card>
  );
}

function Service({ row }: { readonly row: ScopeRow }) {
  const words = useOrderWords().scope;
  return (
    <>
      {row.service_type?.name ?? row.service_type_id}{" "}
      <span className={classes.quiet}>{row.mandatory ? words.mandatory : words.optional}</span>
    </>
  );
}

export function ScopeList({ rows }: { readonly rows: readonly ScopeRow[] }) {
  const words = useOrderWords().scope;
  if (rows.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  return (
    <ul className={classes.switches}>
      {rows.map((row) => (
        <li key={row.id} className={classes.scopeRow}>
          <span>
            <Service row={row} />
          </span>
          {row.confirmed && <StatusChip phase="done" label={words.confirmed} />}
        </li>
      ))}
    </ul>
  );
}
