/** Turns pasted names into references where exactly one row is called that; the rest stays refused and visible. */
import type { Named, PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { ChildState } from "#fields/form-state";
import { candidateQuestion } from "#fields/reference/use-candidates";
import { isRefused } from "#fields/refused-text";
import { call } from "#rpc/client";

async function findOne(to: string, country: string | null, name: string): Promise<Named | undefined> {
  const { record, title, attributes } = candidateQuestion(to, country, name);
  const answer = await call<Record<string, unknown>[]>({ ...record, action: "list", attributes });
  const alike = answer.attributes.filter((row) => fold(String(row[title])) === fold(name));
  const [only, ...more] = alike;
  return only && more.length === 0 ? { id: String(only.id), name: String(only[title]) } : undefined;
}

export async function findNames(
  fields: PlainFields,
  rows: readonly ChildState[],
  country: string | null,
): Promise<readonly ChildState[]> {
  const asked = new Map<string, Promise<Named | undefined>>();
  const resolved = rows.map(async (row) => {
    const values = { ...row.values };
    for (const [name, field] of Object.entries(fields)) {
      const value = values[name];
      if (field.kind !== "reference" || !isRefused(value)) continue;
      const key = `${field.to} ${fold(value.refused)}`;
      const question = asked.get(key) ?? findOne(field.to, field.anyCountry ? null : country, value.refused);
      asked.set(key, question);
      values[name] = (await question.catch(() => undefined)) ?? value;
    }
    return { ...row, values };
  });
  return Promise.all(resolved);
}
