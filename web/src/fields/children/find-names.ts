/** Turns pasted names into references where exactly one row is called that; the rest stays refused and visible. */
import type { Named, PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import { titleOf, titlesOf } from "@plimsoll/domain/kernel/row-title";
import type { ChildState } from "#fields/form-state";
import { candidateQuestion } from "#fields/reference/use-candidates";
import { isRefused } from "#fields/refused-text";
import { dictionary } from "#i18n/dictionary";
import { call } from "#rpc/client";

async function findOne(to: string, country: string | null, name: string): Promise<Named | undefined> {
  const { record, model, attributes } = candidateQuestion(to, country, name);
  const answer = await call({ ...record, action: "list", attributes: { ...attributes } });
  const alike = answer.attributes.filter((row) =>
    titlesOf(model, row).some((title) => fold(title) === fold(name)),
  );
  const [only, ...more] = alike;
  if (!only || more.length > 0) return undefined;
  return { id: String(only.id), name: titleOf(model, only, dictionary().locale) ?? name };
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
