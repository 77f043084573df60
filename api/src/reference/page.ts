/** The reference for people: plain, printable, without scripts. */
import type { Described, DescribedField } from "./describe.ts";

export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2.5rem; font-size: 1.15rem; } h3 { margin-bottom: .25rem; font-size: 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid; border-color: color-mix(in srgb, currentColor 20%, transparent); padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top; }
code { font-family: ui-monospace, monospace; } nav a { margin-right: 1rem; }
`;

export function referencePage(described: Described): string {
  const types = described.types
    .map(
      (
        type,
      ) => `<section id="${escapeHtml(type.type)}"><h3>${escapeHtml(type.name)} <code>${escapeHtml(type.service)} / ${escapeHtml(type.type)}</code></h3>
<p>Scope: ${escapeHtml(type.scope)}. Calls: ${described.actions
        .filter((action) => action.type === type.type && action.service === type.service)
        .map((action) => `<code>${escapeHtml(action.action)}</code>`)
        .join(", ")}.</p>${fieldTable(type.fields)}${Object.entries(type.children)
        .map(([name, fields]) => `<p>Rows of <code>${escapeHtml(name)}</code>:</p>${fieldTable(fields)}`)
        .join("")}</section>`,
    )
    .join("\n");
  const others = described.actions
    .filter(
      (action) =>
        !described.types.some((type) => type.type === action.type && type.service === action.service),
    )
    .map(
      (action) =>
        `<tr><td><code>${escapeHtml(`${action.service} / ${action.action} / ${action.type}`)}</code></td><td>${escapeHtml(action.access)}</td><td>${escapeHtml(action.effect)}</td></tr>`,
    )
    .join("");
  const errors = described.errors
    .map(
      (error) =>
        `<tr><td>${error.status}</td><td><code>${escapeHtml(error.code)}</code></td><td>${escapeHtml(error.message)}</td></tr>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plimsoll API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/reference.css"></head><body>
<h1>Plimsoll API</h1>
<p>Every call is a <code>POST /api</code> with <code>{service, action, type, country, api_key, token, attributes}</code>;
signing in is <code>POST /api/login</code>. The same description as JSON: <a href="/api/reference.json">reference.json</a>.</p>
<nav><a href="#types">Types</a><a href="#calls">Other calls</a><a href="#errors">Errors</a></nav>
<h2 id="types">Types</h2>
<p>Rows also have ${described.base_attributes.map((name) => `<code>${escapeHtml(name)}</code>`).join(", ")}.
Lists take the operators ${described.operators.map((operator) => `<code>${escapeHtml(operator)}</code>`).join(" ")}.</p>
${types}
<h2 id="calls">Other calls</h2><table><thead><tr><th>Call</th><th>Who</th><th>Effect</th></tr></thead><tbody>${others}</tbody></table>
<h2 id="errors">Errors</h2><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${errors}</tbody></table>
</body></html>`;
}

function fieldTable(fields: readonly DescribedField[]): string {
  const rows = fields
    .map((field) => {
      const notes = [
        field.required ? "required" : "",
        field.unique === true ? "unique" : field.unique === "country" ? "unique in its country" : "",
        field.references ? `refers to ${field.references}` : "",
        field.choices ? `one of ${field.choices.join(", ")}` : "",
      ].filter(Boolean);
      return `<tr><td><code>${escapeHtml(field.name)}</code></td><td>${escapeHtml(field.label)}</td><td>${escapeHtml(field.type)}</td><td>${escapeHtml(notes.join("; "))}</td></tr>`;
    })
    .join("");
  return `<table><thead><tr><th>Field</th><th>Label</th><th>Type</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
