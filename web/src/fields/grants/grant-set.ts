/** The rights of a profile as a set of `service/role/permission`, and the child rows that hold them. */
import type { ChildState } from "#fields/form-state";
import { newId } from "#fields/new-id";

export const grantKey = (service: string, role: string, permission: string) =>
  `${service}/${role}/${permission}`;

export function grantsOf(state: unknown): ReadonlySet<string> {
  const rows = Array.isArray(state) ? (state as ChildState[]) : [];
  return new Set(
    rows.flatMap(({ values }) =>
      ((values.permissions ?? []) as string[]).map((permission) =>
        grantKey(String(values.service), String(values.role), permission),
      ),
    ),
  );
}

/** Rows keep their ids, so that the history tells what changed in them; a role without permissions has no row. */
export function withGrants(state: unknown, keys: readonly string[], granted: boolean): ChildState[] {
  const rows = new Map<string, ChildState>();
  for (const row of Array.isArray(state) ? (state as ChildState[]) : [])
    rows.set(`${row.values.service}/${row.values.role}`, row);
  for (const key of keys) {
    const [service = "", role = "", permission = ""] = key.split("/");
    const at = `${service}/${role}`;
    const row = rows.get(at) ?? { id: newId(), values: { service, role, permissions: [] } };
    const others = ((row.values.permissions ?? []) as string[]).filter((one) => one !== permission);
    const permissions = granted ? [...others, permission] : others;
    rows.set(at, { ...row, values: { ...row.values, permissions } });
  }
  return [...rows.values()].filter(({ values }) => (values.permissions as string[]).length > 0);
}
