/** What follows in the form of a proposal: its dates agree, and a customer brings the currency of the offer before. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type ReactNode, useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isNamed } from "#fields/form-state";
import { useList } from "#rpc/hooks";
import { PROPOSALS, type ProposalField } from "./proposal.ts";
import { useRecheck } from "./recheck.tsx";

interface ProposalChoicesProps {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
}

export function ProposalChoices({ form, children }: ProposalChoicesProps) {
  useRecheck(form, "expiration_date" satisfies ProposalField);
  useCurrencyOfCustomer(form);
  return children;
}

const CUSTOMER = "customer_id" satisfies ProposalField;
const CURRENCY = "currency_id" satisfies ProposalField;

/** A customer is offered prices in the currency of the offer before; one that somebody chose stays. */
function useCurrencyOfCustomer(form: UseFormReturn<Values>): void {
  const customer = useWatch({ control: form.control, name: CUSTOMER });
  const id = isNamed(customer) ? customer.id : "";
  const asked = useList(
    PROPOSALS,
    {
      fields: ["id", CURRENCY] as const,
      conditions: [{ attribute: CUSTOMER, operator: "=", value: id }],
      pagination: { page: 1, size: 1 },
    },
    { enabled: id !== "", keepPrevious: false },
  );
  const before = id === "" ? undefined : asked.data?.attributes[0]?.currency;
  const given = useRef<string>(undefined);
  useEffect(() => {
    const now = form.getValues(CURRENCY);
    if (!before || (isNamed(now) && now.id !== given.current)) return;
    given.current = before.id;
    form.setValue(CURRENCY, before, { shouldDirty: true });
  }, [before, form]);
}
