// Decides what the scope of an order holds while somebody puts it together, and whether it differs from what is saved.

import type { Named } from "@plimsoll/domain/kernel/field/kinds";

export interface ScopeItem {
  readonly service: Named;
  readonly mandatory: boolean;
}

/** A line of the scope as the server tells it. */
export interface ScopeRow {
  readonly id: string;
  readonly service_type_id: string;
  readonly service_type?: Named | null;
  readonly mandatory: boolean;
  readonly confirmed: boolean;
}

/** The same line of a model, which also says where it stands. */
export interface ModelRow extends Pick<ScopeRow, "service_type_id" | "service_type" | "mandatory"> {
  readonly order: number;
}

export const serviceOf = ({
  service_type_id: id,
  service_type: service,
}: Pick<ScopeRow, "service_type_id" | "service_type">) => service ?? { id, name: id };

export function itemsOfScope(rows: readonly ScopeRow[]): ScopeItem[] {
  return rows.map((row) => ({ service: serviceOf(row), mandatory: row.mandatory }));
}

export function itemsOfModel(rows: readonly ModelRow[]): ScopeItem[] {
  return [...rows]
    .sort((a, b) => a.order - b.order)
    .map((row) => ({ service: serviceOf(row), mandatory: row.mandatory }));
}

/** What is chosen now: services that were there keep their mark, new ones are mandatory until somebody says otherwise. */
export function withServices(items: readonly ScopeItem[], chosen: readonly Named[]): ScopeItem[] {
  const before = new Map(items.map((item) => [item.service.id, item]));
  return chosen.map((service) => before.get(service.id) ?? { service, mandatory: true });
}

export function withMandatory(items: readonly ScopeItem[], id: string, mandatory: boolean): ScopeItem[] {
  return items.map((item) => (item.service.id === id ? { ...item, mandatory } : item));
}

export function sameScope(left: readonly ScopeItem[], right: readonly ScopeItem[]): boolean {
  const key = (items: readonly ScopeItem[]) =>
    items.map(({ service, mandatory }) => `${service.id} ${mandatory}`).join(",");
  return key(left) === key(right);
}

export function scopeToSend(items: readonly ScopeItem[]) {
  return items.map(({ service, mandatory }) => ({ service_type_id: service.id, mandatory }));
}
