/** Begins a draft survey with what the register knows of a ship; each value says that it came from there. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useState } from "react";
import { get, set, type UseFormReturn } from "react-hook-form";
import { toastError } from "#app/error-text";
import classes from "#calculator/calculator.module.css";
import { type Item, ungrouped } from "#calculator/calculator-form";
import { type KnownStates, NOTHING_KNOWN } from "#calculator/known-states";
import { statesOfRequest } from "#calculator/request";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { call } from "#rpc/client";
import { SHIPS, shipFacts } from "./ship-facts.ts";

interface ShipSourceProps {
  readonly items: readonly Item[];
  readonly form: UseFormReturn<Values>;
  readonly onKnown: (known: KnownStates) => void;
}

export function ShipSource({ items, form, onKnown }: ShipSourceProps) {
  const { records, app } = useWords();
  const { load } = useRights(useModel("ship"));
  const [ship, setShip] = useState<Named | null>(null);
  if (!load) return null;
  const fill = async (chosen: Named | null) => {
    setShip(chosen);
    if (chosen === null) return onKnown(NOTHING_KNOWN);
    const { attributes } = await call({ ...SHIPS, action: "load", attributes: { id: chosen.id } });
    const known = statesOf(items, shipFacts(attributes));
    for (const [path, state] of known) form.setValue(path, state);
    onKnown(known);
  };
  return (
    <ReferenceSelect
      className={classes.source ?? ""}
      label={records.ship.name}
      description={app.tools.fromRegister}
      item={records.ship.name}
      to="ship"
      country={null}
      value={ship}
      clearable
      onValue={(chosen) => void fill(chosen).catch(toastError)}
    />
  );
}

function statesOf(items: readonly Item[], facts: Readonly<Record<string, unknown>>): KnownStates {
  const request: Values = {};
  for (const [path, value] of Object.entries(facts)) set(request, path, value);
  const states = statesOfRequest(items, request);
  const asked = ungrouped(items).filter(({ path }) => path in facts);
  return new Map(asked.map(({ path }) => [path, get(states, path)]));
}
