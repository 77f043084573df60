/**
 * What follows in the form of an order: only accepted proposals of the chosen customer and terminals of the chosen port
 * are offered, and a chosen proposal brings its items along.
 */
import type { PROPOSAL_STATUSES } from "@plimsoll/domain/commercial/proposal-status";
import type { Condition } from "@plimsoll/domain/kernel/filter-value";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { workOrder } from "@plimsoll/domain/work-order/work-order";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { toastError } from "#app/error-text";
import { type ChildState, isNamed, sameState, stateOf } from "#fields/form-state";
import { newId } from "#fields/new-id";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import { say, sayCount } from "#i18n/say";
import { call } from "#rpc/client";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import type { OrderField } from "./order-model.ts";
import { useOrderWords } from "./order-words.tsx";

const CUSTOMER = "customer_id" satisfies OrderField;
const PROPOSAL = "proposal_id" satisfies OrderField;
const PORT = "port_id" satisfies OrderField;
const ITEMS = "items" satisfies OrderField;
const ACCEPTED = "accepted" satisfies (typeof PROPOSAL_STATUSES)[number];

const isValue = (attribute: string, value: unknown): Condition => ({ attribute, operator: "=", value });

interface OrderFormChoicesProps {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
}

export function OrderFormChoices({ form, children }: OrderFormChoicesProps) {
  const { control } = form;
  const customer = idOf(useWatch({ control, name: CUSTOMER }));
  const port = idOf(useWatch({ control, name: PORT }));
  const element = useProposalItems(form);
  const narrowed = useMemo(
    () => ({
      proposal: [
        isValue("status", ACCEPTED),
        isValue("superseded", false),
        ...(customer === null ? [] : [isValue(CUSTOMER, customer)]),
      ],
      terminal: port === null ? [] : [isValue(PORT, port)],
    }),
    [customer, port],
  );
  return (
    <NarrowedChoices value={narrowed}>
      {element}
      {children}
    </NarrowedChoices>
  );
}

const idOf = (value: unknown): string | null => (isNamed(value) ? value.id : null);

/** The items of a proposal as rows of the order: the same lines, each a row of its own. */
function itemsOf(proposal: Values): ChildState[] {
  const items = stateOf(ITEMS, workOrder.fields.items, proposal) as ChildState[];
  return items.map((item) => ({ ...item, id: newId() }));
}

/** Alike but for the ids of their rows. */
function sameItems(left: readonly ChildState[], right: readonly ChildState[]): boolean {
  const plain = (rows: readonly ChildState[]) => rows.map((row) => ({ ...row, id: "" }));
  return sameState(ITEMS, workOrder.fields.items, plain(left), plain(right));
}

function useProposalItems(form: UseFormReturn<Values>) {
  const words = useOrderWords().fill;
  const { ask, element } = useConfirmation();
  const chosen = useWatch({ control: form.control, name: PROPOSAL });
  const id = idOf(chosen);
  const name = isNamed(chosen) ? chosen.name : "";
  const before = useRef(id);
  const fill = async () => {
    const { attributes: proposal } = await call({
      service: "proposal",
      type: "proposal",
      action: "load",
      attributes: { id },
    });
    // Somebody went on choosing while it came.
    if (idOf(form.getValues(PROPOSAL)) !== id) return;
    if (form.getValues(CUSTOMER) === null && isNamed(proposal.customer))
      form.setValue(CUSTOMER, proposal.customer, { shouldDirty: true, shouldValidate: true });
    const items = itemsOf(proposal);
    const present = (form.getValues(ITEMS) ?? []) as ChildState[];
    if (items.length === 0 || sameItems(items, present)) return;
    const question = { title: say(words.title, { name }), text: words.text, yes: words.yes, no: words.no };
    if (present.length > 0 && !(await ask(question))) return;
    form.setValue(ITEMS, items, { shouldDirty: true, shouldValidate: true });
    toasts.info(sayCount(words.filled, items.length, { name }));
  };
  const latest = useRef(fill);
  latest.current = fill;
  useEffect(() => {
    if (id === before.current) return;
    before.current = id;
    // A row or a draft that was taken over brought its own items.
    const isTaken = idOf(form.formState.defaultValues?.[PROPOSAL]) === id;
    if (id !== null && !isTaken) latest.current().catch(toastError);
  }, [id, form]);
  return element;
}
