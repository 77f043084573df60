/** The statements that bring a database from what it has to what the definitions ask for. */
import type { FoundTable } from "./introspect.ts";
import type { Column, Table } from "./schema.ts";

/** Tables are dropped only when they were made from a record before: our own system tables are left alone. */
export function diff(
  wanted: readonly Table[],
  found: ReadonlyMap<string, FoundTable>,
  system: ReadonlySet<string>,
): string[] {
  const tables: string[] = [];
  const constraints: string[] = [];
  const indexes: string[] = [];
  for (const table of wanted) {
    const existing = found.get(table.name);
    tables.push(...(existing ? alterations(table, existing) : [creation(table)]));
    for (const [name, definition] of table.constraints) {
      if (existing?.constraints.has(name)) continue;
      constraints.push(`alter table "${table.name}" add constraint "${name}" ${definition};`);
    }
    for (const [name, definition] of table.indexes) {
      if (existing?.indexes.has(name)) continue;
      indexes.push(`create index "${name}" on "${table.name}" ${definition};`);
    }
  }
  const names = new Set(wanted.map((table) => table.name));
  const drops = [...found.keys()]
    .filter((name) => !names.has(name) && !system.has(name))
    .map((name) => `drop table "${name}" cascade;`);
  // Primary and unique keys first: foreign keys lean on them.
  constraints.sort((a, b) => Number(a.includes(" foreign key ")) - Number(b.includes(" foreign key ")));
  return [...tables, ...constraints, ...indexes, ...drops];
}

function creation(table: Table): string {
  const lines = table.columns.map((column) => `  ${columnText(column)}`);
  return `create table "${table.name}" (\n${lines.join(",\n")}\n);`;
}

function alterations(table: Table, existing: FoundTable): string[] {
  const statements: string[] = [];
  for (const column of table.columns) {
    const has = existing.columns.get(column.name);
    if (!has) {
      statements.push(`alter table "${table.name}" add column ${columnText(column)};`);
      continue;
    }
    if (has.type !== column.type) {
      statements.push(`alter table "${table.name}" alter column "${column.name}" type ${column.type};`);
    }
    if (has.nullable !== column.nullable) {
      statements.push(
        `alter table "${table.name}" alter column "${column.name}" ${column.nullable ? "drop" : "set"} not null;`,
      );
    }
  }
  const columns = new Set(table.columns.map((column) => column.name));
  for (const name of existing.columns.keys()) {
    if (!columns.has(name)) statements.push(`alter table "${table.name}" drop column "${name}";`);
  }
  for (const name of existing.constraints) {
    if (!table.constraints.has(name))
      statements.push(`alter table "${table.name}" drop constraint "${name}";`);
  }
  for (const name of existing.indexes) {
    if (!table.indexes.has(name)) statements.push(`drop index "${name}";`);
  }
  return statements;
}

function columnText(column: Column): string {
  const parts = [`"${column.name}" ${column.type}`];
  if (column.default !== undefined) parts.push(`default ${column.default}`);
  if (!column.nullable) parts.push("not null");
  return parts.join(" ");
}
