/** What a form would send, and what the domain says to it. No rule is written here. */
import { isRequired } from "@plimsoll/domain/kernel/cross-check";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { checkChange, checkNew, type Values, withDefaults } from "@plimsoll/domain/kernel/row-schema";
import { attributesOfState, blankChild, rowOfStates, sameState, statesOf } from "#fields/form-state";
import { extractInvalid } from "#fields/refused-text";
import { fieldAt, formFields, formSections, sentFields } from "./form-fields.ts";
import { fixedOf } from "./narrowed-model.ts";

/** What the form started from: a loaded row, or the blank one of a new record. */
export interface FormBase {
  readonly row: Values;
  readonly states: Values;
  /** Null for a record that does not exist yet. */
  readonly version: number | null;
}

export function blankBase(model: RecordModel): FormBase {
  const row = withDefaults(model, {});
  const states = statesOf(formFields(model), row);
  // Where there must be one, the first stands there to be filled in.
  for (const { name, field } of model.children) if (field.required) states[name] = [blankChild(field)];
  return { row, states, version: null };
}

export function baseOf(model: RecordModel, row: Values): FormBase {
  const version = typeof row.version === "number" ? row.version : null;
  return { row, states: statesOf(formFields(model), row), version };
}

/** A new record that begins with the values of another; what must be unique starts empty. */
export function cloneBase(model: RecordModel, row: Values): FormBase {
  const blank = blankBase(model);
  const states = statesOf(formFields(model), row);
  for (const [name, field] of Object.entries(formFields(model))) {
    if (field.unique === true || field.systemManaged || field.kind === "file" || field.kind === "files")
      states[name] = blank.states[name];
    if (field.kind === "children") states[name] = withoutIds(states[name]);
  }
  return { ...blank, states: { ...states, active: true } };
}

/** Child rows of the copy are rows of their own. */
function withoutIds(state: unknown): unknown {
  if (!Array.isArray(state)) return state;
  return state.map((child: { values: Values }) => ({ ...child, id: crypto.randomUUID() }));
}

export function changedFields(model: RecordModel, before: Values, after: Values): string[] {
  return Object.entries(formFields(model)).flatMap(([name, field]) =>
    sameState(name, field, before[name], after[name]) ? [] : [name],
  );
}

/** The attributes of the changed fields alone: what somebody else changed meanwhile is not overwritten. */
export function changesToSend(model: RecordModel, base: FormBase, states: Values): Values {
  const fields = sentFields(model);
  return changedFields(model, base.states, states).reduce<Values>((changes, name) => {
    const field = fields[name];
    return field ? Object.assign(changes, attributesOfState(name, field, states[name])) : changes;
  }, {});
}

/** The whole new row. */
export function rowToSend(model: RecordModel, id: string, states: Values): Values {
  return { id, ...rowOfStates(sentFields(model), states), ...fixedOf(model) };
}

/** `operation` is the country of work: a new row belongs to it unless it was made for another one. */
export function checkForm(
  model: RecordModel,
  base: FormBase,
  states: Values,
  operation: string,
): readonly Issue[] {
  const isNew = base.version === null;
  const { values, issues } = extractInvalid(
    isNew ? rowOfStates(sentFields(model), states) : changesToSend(model, base, states),
  );
  // Whose row it is comes from the session, so a form is never missing it.
  const owner = model.definition.scope === "own" ? { user_id: base.row.user_id ?? crypto.randomUUID() } : {};
  const place = hasCountry(model.definition.scope) ? { country: base.row.country ?? operation } : {};
  const checked = isNew
    ? checkNew(model, { ...values, ...owner, ...place })
    : checkChange(model, values, base.row);
  if (checked.ok) return inFormOrder(model, issues);
  const refused = new Set(issues.map((issue) => issue.field));
  return inFormOrder(model, [...issues, ...checked.issues.filter((issue) => !refused.has(issue.field))]);
}

/** Whether a field has to be filled as the others stand: always, or because a rule of the record asks for it now. */
export function isRequiredNow(model: RecordModel, base: FormBase, name: string, states: Values): boolean {
  const { values } = extractInvalid(rowOfStates(sentFields(model), states));
  return isRequired(model.definition, name, { ...base.row, ...values });
}

/** From top to bottom, as the fields stand on the screen. */
function inFormOrder(model: RecordModel, issues: readonly Issue[]): readonly Issue[] {
  if (issues.length < 2) return issues;
  const names = formSections(model).flatMap(({ fields }) => fields.map(([name]) => name));
  const place = ({ field = "" }: Issue) => names.indexOf(fieldAt(formFields(model), field)?.name ?? "");
  return [...issues].sort((a, b) => place(a) - place(b));
}
