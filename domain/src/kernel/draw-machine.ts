/** A status machine as a drawing (Mermaid) and a table, made from the data that decides. */
import { type AnyMachine, statusCalls } from "./status-machine.ts";
import { CHANGE_STATUS, callOf, type Transition } from "./transitions.ts";

/** Solid: by hand; dotted: by itself. `!` asks for a justification; a permission, a side and a call stand by name. */
function arrowsOf(table: readonly Transition[], statuses: readonly string[]): string[] {
  const arrows = new Map<string, Set<string>>();
  const byHand = new Set<string>();
  for (const transition of table) {
    for (const from of transition.from) {
      const ends = `${from} ${transition.to}`;
      const marks = arrows.get(ends) ?? new Set();
      if (transition.by === "person") {
        byHand.add(ends);
        marks.add(marksOf(transition));
      }
      arrows.set(ends, marks);
    }
  }
  const place = (ends: string) => statuses.indexOf(ends.split(" ")[0] ?? "");
  return [...arrows]
    .map(([ends, marks]): [string, string] => {
      const [from, to] = ends.split(" ");
      const label = [...marks].filter((mark) => mark !== "").join(", ");
      // What people may do by hand is drawn so, even where it also happens by itself.
      const line = byHand.has(ends) ? (label === "" ? "-->" : `-->|${label}|`) : "-.->";
      return [ends, `  ${from} ${line} ${to}`];
    })
    .sort(([a, first], [b, second]) => place(a) - place(b) || first.localeCompare(second))
    .map(([, arrow]) => arrow);
}

function marksOf(transition: Transition): string {
  const { justification, permission, side } = transition;
  const call = callOf(transition);
  return [
    call === CHANGE_STATUS ? "" : call,
    side ?? "",
    permission === undefined || permission === call ? "" : permission,
    justification ? "!" : "",
  ]
    .filter((mark) => mark !== "")
    .join(" ");
}

/** The chapter of one record. */
export function drawnMachine(record: string, machine: AnyMachine): string {
  const statuses = Object.keys(machine.phases);
  const calls = statusCalls(machine).map(({ action, permission }) => `\`${action}\` (\`${permission}\`)`);
  const graphs = Object.entries(machine.tables).flatMap(([variant, table]) => [
    ...(variant === "" ? [] : [`### \`${variant}\``, ""]),
    "```mermaid",
    "flowchart LR",
    ...arrowsOf(table, statuses),
    "```",
    "",
  ]);
  return [
    `## \`${record}\``,
    "",
    `Calls, each with the permission it asks for: ${calls.join(", ")}.`,
    "",
    "| Status | Phase |",
    "|---|---|",
    ...statuses.map((status) => `| \`${status}\` | ${machine.phases[status]} |`),
    "",
    ...graphs,
  ].join("\n");
}
