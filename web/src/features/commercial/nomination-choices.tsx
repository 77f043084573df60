/**
 * What follows in the form of a nomination: only valid proposals of the chosen customer and terminals of the chosen port
 * are offered, a chosen ship brings its name, and what looks like the same nomination is named.
 */
import type { ProposalStatus } from "@plimsoll/domain/commercial/proposal-status";
import type { Condition } from "@plimsoll/domain/kernel/filter-value";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useClientState } from "#app/client-state";
import { isNamed } from "#fields/form-state";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import type { NominationField } from "./nomination.ts";
import { type ProposalField, todayAt } from "./proposal.ts";
import { useRecheck } from "./recheck.tsx";
import { SimilarWarning } from "./similar-warning.tsx";

const CUSTOMER = "customer_id" satisfies NominationField & ProposalField;
const PORT = "port_id" satisfies NominationField;
const SHIP = "ship_id" satisfies NominationField;
const WINDOW_END = "window_end" satisfies NominationField;
const VESSEL = "vessel" satisfies NominationField;
const ACCEPTED = "accepted" satisfies ProposalStatus;

const of = (attribute: ProposalField, operator: string, value: unknown): Condition => ({
  attribute,
  operator,
  value,
});

const idOf = (value: unknown): string | null => (isNamed(value) ? value.id : null);

interface NominationChoicesProps {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
}

export function NominationChoices({ form, children }: NominationChoicesProps) {
  const { control } = form;
  const customer = idOf(useWatch({ control, name: CUSTOMER }));
  const port = idOf(useWatch({ control, name: PORT }));
  const country = useClientState((state) => state.country);
  useVesselOfShip(form);
  useRecheck(form, WINDOW_END);
  const narrowed = useMemo(
    () => ({
      proposal: [
        of("status", "=", ACCEPTED),
        of("superseded", "=", false),
        of("expiration_date", ">=", todayAt(country)),
        ...(customer === null ? [] : [of(CUSTOMER, "=", customer)]),
      ],
      terminal: port === null ? [] : [{ attribute: PORT, operator: "=", value: port }],
    }),
    [customer, port, country],
  );
  return (
    <NarrowedChoices value={narrowed}>
      <SimilarWarning form={form} />
      {children}
    </NarrowedChoices>
  );
}

/** Nobody types what was just chosen; a name that stands there already stays. */
function useVesselOfShip(form: UseFormReturn<Values>): void {
  const ship = useWatch({ control: form.control, name: SHIP });
  const id = idOf(ship);
  const before = useRef(id);
  useEffect(() => {
    if (id === before.current) return;
    before.current = id;
    const typed = form.getValues(VESSEL);
    const isEmpty = typeof typed !== "string" || typed.trim() === "";
    if (isNamed(ship) && isEmpty)
      form.setValue(VESSEL, ship.name, { shouldDirty: true, shouldValidate: true });
  }, [id, ship, form]);
}
