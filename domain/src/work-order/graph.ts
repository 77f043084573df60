/** The status machine as a drawing (Mermaid) and a table, made from the data that decides. */
import { ORDER_KINDS, type OrderKind } from "../commercial/order-kind.ts";
import { ORDER_STATUSES, type OrderStatus, PHASE_OF, RANKS } from "./status.ts";
import { orderTransitions } from "./transitions.ts";

/** Solid: by hand; dotted: by itself. `!` asks for a justification, the name of a permission for that. */
function arrowsOf(kind: OrderKind): string[] {
  const arrows = new Map<string, string>();
  for (const { from, to, by, justification, permission } of orderTransitions(kind)) {
    const marks = [justification ? "!" : "", permission ?? ""].filter((mark) => mark !== "").join(" ");
    for (const one of from) {
      const line = by === "person" ? (marks === "" ? "-->" : `-->|${marks}|`) : "-.->";
      // What people may do by hand is drawn so, even where it also happens by itself.
      if (by === "person" || !arrows.has(`${one} ${to}`))
        arrows.set(`${one} ${to}`, `  ${one} ${line} ${to}`);
    }
  }
  return [...arrows.values()].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
}

function placeOf(arrow: string): number {
  const [from] = arrow.trim().split(" ");
  return ORDER_STATUSES.indexOf(from as OrderStatus);
}

export function drawnStatuses(): string {
  const rows = ORDER_STATUSES.map(
    (status) => `| ${RANKS[status] ?? "–"} | \`${status}\` | ${PHASE_OF[status]} |`,
  );
  const graphs = ORDER_KINDS.flatMap((kind) => [
    `## \`${kind}\``,
    "",
    "```mermaid",
    "flowchart LR",
    ...arrowsOf(kind),
    "```",
    "",
  ]);
  return [
    "# How a work order changes its status",
    "",
    "Drawn from `domain/src/work-order/status.ts` and `domain/src/work-order/transitions.ts`, which decide; a test keeps",
    "this page equal to them (`npx vitest run --project domain graph -u` draws it anew). A solid arrow is a person's choice,",
    "`!` with a justification, `reopen` with that permission; a dotted one follows from what happens.",
    "",
    "| Rank | Status | Phase |",
    "|---:|---|---|",
    ...rows,
    "",
    ...graphs,
  ].join("\n");
}
