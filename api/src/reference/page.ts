/** The reference for people: plain, printable, without scripts. */
import { escapeHtml } from "@plimsoll/domain/kernel/rich-text/html";
import type { Described, DescribedAction, DescribedField, DescribedType } from "./describe.ts";
import type { DescribedRecordCall, JsonSchema } from "./inputs.ts";
import { schemaRows } from "./schema-rows.ts";

export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2.5rem; font-size: 1.15rem; } h3 { margin: 1.75rem 0 .25rem; font-size: 1rem; } h4 { margin: 1rem 0 .25rem; font-size: inherit; } p { margin: .25rem 0 .5rem; }
.table { overflow-x: auto; margin-bottom: .75rem; } table { border-collapse: collapse; table-layout: fixed; width: 100%; min-width: 36rem; } th, td { border-bottom: 1px solid; border-color: color-mix(in srgb, currentColor 20%, transparent); padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top; }
code { font-family: ui-monospace, monospace; } nav a { margin-right: 1rem; } summary { cursor: pointer; }
td { overflow-wrap: break-word; } th:first-child { width: 28%; } th:nth-child(2):not(:last-child) { width: 20%; } th:nth-child(3):not(:last-child) { width: 16%; }
`;

export function referencePage(described: Described): string {
  const isOfType = (type: DescribedType) => (action: DescribedAction) =>
    action.type === type.type && action.service === type.service;
  const types = described.types.map((type) =>
    typeSection(type, described.actions.filter(isOfType(type)), described.record_calls),
  );
  const others = described.actions.filter(
    (action) => !described.types.some((type) => isOfType(type)(action)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plimsoll API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/reference.css"></head><body>
<h1>Plimsoll API</h1>
<p>Every call is a <code>POST /api</code> with <code>{service, action, type, country, api_key, token, attributes}</code>, and answers
with <code>{attributes}</code> or with <code>{errors}</code>, each with a code, a field and a sentence in the caller's language.
With an <code>idempotency_key</code> a call that is sent again gets its first answer.
The same description as JSON: <a href="/api/reference.json">reference.json</a>.</p>
<nav><a href="#addresses">Addresses</a><a href="#records">Calls of every record</a><a href="#types">Types</a><a href="#calls">Other calls</a><a href="#errors">Errors</a></nav>
<h2 id="addresses">Addresses</h2>
${table(
  ["Address", ""],
  described.paths.map(({ method, path, about }) => [code(`${method} ${path}`), escapeHtml(about)]),
)}
${recordCallsSection(described)}
<h2 id="types">Types</h2>
<p>Rows also have ${codes(described.base_attributes)}. Decimals travel as text. A type's scope says whose rows a caller sees:</p>
${table(
  ["Scope", ""],
  Object.entries(described.scopes).map(([scope, about]) => [code(scope), escapeHtml(about)]),
)}
${types.join("\n")}
<h2 id="calls">Other calls</h2>
<p>Calculators are among them: they read and write nothing, and explain their answer in steps.</p>
${others.map((action) => callSection(action)).join("\n")}
<h2 id="errors">Errors</h2>
${table(
  ["Status", "Code", "Message"],
  described.errors.map(({ status, code: name, message }) => [`${status}`, code(name), escapeHtml(message)]),
)}
</body></html>`;
}

function recordCallsSection({ record_calls, operators }: Described): string {
  const sections = Object.entries(record_calls).map(([name, { about, input, steps }]) => {
    const parts = steps
      ? steps
          .map((one) => `<h4>${code(one.step)} ${escapeHtml(one.about)}</h4>${inputTable(one.input)}`)
          .join("")
      : input
        ? inputTable(input)
        : "<p>Takes the fields of its type.</p>";
    return `<section id="record-${escapeHtml(name)}"><h3>${code(name)}</h3><p>${escapeHtml(about)}</p>${parts}</section>`;
  });
  return `<h2 id="records">Calls of every record</h2>
<p>A type has those that it lists. Conditions of a list take the operators ${codes(operators)}.</p>
${sections.join("\n")}`;
}

function typeSection(
  type: DescribedType,
  actions: readonly DescribedAction[],
  shared: Readonly<Record<string, DescribedRecordCall>>,
): string {
  const own = actions.filter(({ action }) => !(action in shared));
  const facts = [
    `Scope: ${escapeHtml(type.scope)}${type.staff_only ? ", never shown to customers" : ""}.`,
    `Calls: ${codes(actions.map(({ action }) => action))}.`,
    type.open.length > 0 ? `Any session may ${codes(type.open)}.` : "",
    ...(type.faces.length === 0
      ? []
      : [`Also called under the types ${codes(type.faces)}, for rows of that kind.`]),
    ...type.unique_sets.map((names) => `No two rows share ${codes(names)}.`),
  ];
  const children = Object.entries(type.children).map(([name, { label, max, distinct, required, fields }]) => {
    const limits = [
      required ? "at least one" : "",
      max === null ? "" : `at most ${max}`,
      distinct === null ? "" : `no two with the same ${code(distinct)}`,
    ].filter(Boolean);
    const told = limits.length > 0 ? ` (${limits.join(", ")})` : "";
    return `<p>Rows of ${code(name)}, ${escapeHtml(label)}${told}:</p>${fieldTable(fields)}`;
  });
  return `<section id="${escapeHtml(type.type)}"><h3>${escapeHtml(type.name)} ${code(`${type.service} / ${type.type}`)}</h3>
<p>${facts.filter(Boolean).join(" ")}</p>${fieldTable(type.fields)}${children.join("")}${own.map(callSection).join("")}</section>`;
}

function callSection({
  service,
  type,
  action,
  about,
  access,
  effect,
  input,
  output,
}: DescribedAction): string {
  const who = access === "signed-in" ? "any session" : access === "public" ? "anybody" : access;
  return `<section><h3>${code(`${service} / ${action} / ${type}`)}</h3>
<p>${escapeHtml(about)} Who: ${escapeHtml(who)}.${effect === "read" ? " Changes nothing." : ""}</p>${inputTable(input)}${answerText(output)}</section>`;
}

/** A row of a type is told there; anything else as a table. */
function answerText(output: JsonSchema): string {
  const items = (output.type === "array" ? output.items : output) as JsonSchema;
  const many = output.type === "array" ? "a list of " : "";
  if (typeof items.$ref === "string") return `<p>Answers ${many}rows of ${code(nameOf(items.$ref))}.</p>`;
  const rows = (items.anyOf ? (items.anyOf as readonly JsonSchema[]) : [items]).flatMap(schemaRows);
  if (rows.length === 0) return "";
  const shown = table(
    ["Attribute", "Type", ""],
    rows.map(({ path, type, note }) => [code(path), escapeHtml(type), escapeHtml(note)]),
  );
  return `<details><summary>What it answers${many ? ", for each of a list" : ""}</summary>${shown}</details>`;
}

const nameOf = (pointer: string) => pointer.split("/").at(-1) ?? "";

function inputTable(input: JsonSchema): string {
  const alternatives = (input.anyOf ?? input.oneOf ?? [input]) as readonly JsonSchema[];
  const tables = alternatives.map((one) => {
    const rows = schemaRows(one).map(({ path, type, required, note }) => [
      code(path),
      escapeHtml(type),
      escapeHtml([required ? "required" : "", note].filter(Boolean).join("; ")),
    ]);
    return rows.length === 0 ? "<p>Takes nothing.</p>" : table(["Attribute", "Type", ""], rows);
  });
  const shown = tables.join("<p>or</p>");
  return tables.length === 1 && schemaRows(input).length <= 8
    ? shown
    : `<details><summary>What it takes</summary>${shown}</details>`;
}

function fieldTable(fields: readonly DescribedField[]): string {
  const rows = fields.map((field) => {
    const notes = [
      field.required ? "required" : "",
      field.unique === true ? "unique" : field.unique === "country" ? "unique in its country" : "",
      field.references ? `refers to ${field.references}` : "",
      field.choices ? `one of ${field.choices.join(", ")}` : "",
      field.default === null ? "" : `${String(field.default)} if left out`,
      field.help ?? "",
    ].filter(Boolean);
    const type = field.unit === null ? field.type : `${field.type}, ${field.unit}`;
    return [code(field.name), escapeHtml(field.label), escapeHtml(type), escapeHtml(notes.join("; "))];
  });
  return table(["Field", "Label", "Type", ""], rows);
}

/** Cells are HTML already. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row) => line("td", row)).join("");
  return `<div class="table" tabindex="0"><table><thead>${line("th", heads)}</thead><tbody>${body}</tbody></table></div>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const codes = (texts: readonly string[]) => texts.map(code).join(", ");
