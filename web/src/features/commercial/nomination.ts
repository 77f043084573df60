/** A nomination as its pages read it, and the calls made on it. */
import type { NominationStatus, nomination } from "@plimsoll/domain/commercial/nomination";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel, Row } from "@plimsoll/domain/kernel/record";
import { narrowedModel } from "#record/narrowed-model";
import { useModel } from "#record/use-model";
import type { WithStatus } from "#status/verdict";
import { useOwnCustomer } from "./own-customer.ts";

export const NOMINATIONS = { service: "service", type: "nomination" } as const;

export type NominationField = keyof (typeof nomination)["fields"];

export type NominationRow = Row<typeof nomination> & WithStatus<NominationStatus> & Record<string, unknown>;

const made = new WeakMap<RecordModel, Map<string, RecordModel>>();

/** Customers nominate for themselves alone, so to them it is no question and no column. */
export function useNominationModel(): RecordModel {
  const model = useModel("nomination");
  const own = useOwnCustomer();
  if (own === null) return model;
  const known = made.get(model) ?? new Map<string, RecordModel>();
  made.set(model, known);
  const narrowed =
    known.get(own) ??
    narrowedModel(model, { fixed: { customer_id: own } satisfies Partial<Record<NominationField, string>> });
  known.set(own, narrowed);
  return narrowed;
}

/** Fields of a new nomination that are known before its form opens. */
export type GivenNomination = Readonly<Partial<Record<NominationField, Named | null | undefined>>>;
