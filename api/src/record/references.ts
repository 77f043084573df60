/** Checks that what a row refers to exists, is in the caller's scope, and belongs to the row's country. */
import { inScope, rowFilter } from "@plimsoll/domain/access/scope";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Call } from "#rpc/call";

interface Mention {
  readonly field: string;
  readonly to: string;
  readonly id: string;
  readonly anyCountry: boolean;
}

/** All ids of one call are checked together: no id slips through beside another. */
export async function checkReferences(
  call: Call,
  model: RecordModel,
  values: Values,
  country: string | null,
): Promise<Issue[]> {
  const mentions = mentionsIn(model, values);
  const issues: Issue[] = [];
  for (const to of new Set(mentions.map((mention) => mention.to))) {
    const target = call.app.catalog.get(to);
    const filter = rowFilter(call.actor, target.definition);
    const about = mentions.filter((mention) => mention.to === to);
    const known = await call.app.names.lookUp(call.db, target, new Set(about.map((mention) => mention.id)));
    for (const mention of about) {
      const found = known.get(mention.id);
      // A row of another country may be named only where the definition says so. Any other limit of who sees what
      // stays: a row out of reach and a row that does not exist are refused alike.
      const isAbroad = mention.anyCountry && filter.kind === "countries";
      const visible =
        found !== undefined && inScope(isAbroad ? { ...filter, kind: "all" } : filter, found.owner);
      if (!visible) issues.push(issue("reference_not_found", mention.field));
      else if (!found.active) issues.push(issue("reference_inactive", mention.field));
      else if (
        !mention.anyCountry &&
        country !== null &&
        found.owner.country !== null &&
        found.owner.country !== country
      ) {
        issues.push(issue("reference_not_found", mention.field));
      }
    }
  }
  return issues;
}

function mentionsIn(model: RecordModel, values: Values): Mention[] {
  const mentions: Mention[] = [];
  const add = (field: string, to: string, id: unknown, anyCountry: boolean | undefined) => {
    if (typeof id === "string") mentions.push({ field, to, id, anyCountry: anyCountry === true });
  };
  for (const { name, field } of model.references) add(name, field.to, values[name], field.anyCountry);
  for (const { name, field } of model.links) {
    const ids = values[name];
    if (!Array.isArray(ids)) continue;
    for (const [at, id] of ids.entries()) add(`${name}.${at}`, field.to, id, field.anyCountry);
  }
  for (const child of model.children) {
    const rows = values[child.name];
    if (!Array.isArray(rows)) continue;
    rows.forEach((row: Values, at) => {
      for (const [inner, field] of Object.entries(child.field.fields)) {
        if (field.kind === "reference")
          add(`${child.name}.${at}.${inner}`, field.to, row[inner], field.anyCountry);
      }
    });
  }
  return mentions;
}
