// Decides what the scope of an order is to begin with: what was sold. Each service once, in the order of the items, and
// mandatory until somebody says otherwise; and what of it an order does not have in its scope.

export interface SoldItem {
  readonly service_type_id: string;
}

export interface ScopeLine extends SoldItem {
  readonly mandatory: boolean;
  readonly confirmed: boolean;
}

export function scopeOfItems(items: readonly SoldItem[]): ScopeLine[] {
  const services = new Set(items.map((item) => item.service_type_id));
  return [...services].map((service_type_id) => ({ service_type_id, mandatory: true, confirmed: false }));
}

/** Sold and not in the scope: each once. */
export function soldOutsideScope<I extends SoldItem>(
  items: readonly I[],
  scope: readonly SoldItem[],
): readonly I[] {
  const within = new Set(scope.map((line) => line.service_type_id));
  return items.filter(
    ({ service_type_id: id }, at) =>
      !within.has(id) && items.findIndex((item) => item.service_type_id === id) === at,
  );
}

/** Whether the scope is still the one that followed from what was sold. */
export function isScopeOfItems(items: readonly SoldItem[], scope: readonly SoldItem[]): boolean {
  const sold = scopeOfItems(items);
  return (
    sold.length > 0 &&
    sold.length === scope.length &&
    sold.every((line, at) => line.service_type_id === scope[at]?.service_type_id)
  );
}
