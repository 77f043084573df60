/** Numbers that prove themselves: tax ids, invoice keys, ships, containers, plates. */
import type { Reading } from "@plimsoll/domain/identifier/reading";
import {
  IDENTIFIER_KINDS,
  type IdentifierKind,
  validateIdentifier,
} from "@plimsoll/domain/identifier/validate";
import { calculated } from "@plimsoll/domain/kernel/calculated";
import { choice, text } from "#calculator/calculator-form";
import { defineTool } from "#calculator/tool";

export const identifierTool = defineTool({
  items: () => [
    choice(
      "kind",
      (w) => w.fields.identifier.kind,
      IDENTIFIER_KINDS,
      (w) => w.identifier.kinds,
    ),
    text("value", (w) => w.fields.identifier.value),
  ],
  optional: [],
  start: { kind: "cnpj" },
  example: { kind: "imo", value: "9074729" },
  run: (request) => {
    const { kind = "cnpj", value = "" } = request as { kind?: IdentifierKind; value?: string };
    return calculated(validateIdentifier(kind, value));
  },
  show: (result: Reading, { words, page }) => {
    const { faults, parts } = words.identifier;
    const names: Readonly<Record<string, string>> = parts;
    return {
      verdict: { text: result.valid ? page.valid : page.invalid, tone: result.valid ? "ok" : "bad" },
      figures: [
        ...(result.canonical === null ? [] : [{ label: page.canonical, value: result.canonical }]),
        ...(result.formatted === null ? [] : [{ label: page.formatted, value: result.formatted }]),
        ...Object.entries(result.parts ?? {}).map(([name, value]) => ({
          label: names[name] ?? name,
          value: String(value),
        })),
      ],
      notes: result.reason ? [{ text: faults[result.reason], tone: "bad" as const }] : [],
      steps: [{ steps: result.steps, names: words.steps.identifier }],
    };
  },
});
