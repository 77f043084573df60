/** What holds for every status machine of the product; what each one decides is written beside its feature. */
import { describe, expect, it } from "vitest";
import { drawnMachine } from "./kernel/draw-machine.ts";
import {
  judgeStatus,
  statusAttribute,
  statusCalls,
  statusVerdicts,
  targetOf,
  variantOf,
} from "./kernel/status-machine.ts";
import { CHANGE_STATUS, callOf } from "./kernel/transitions.ts";
import { catalog } from "./records.ts";

const records = catalog.models.flatMap((model) =>
  model.definition.machine ? [{ key: model.key, model, machine: model.definition.machine }] : [],
);

it("are drawn in the documents as they are", async () => {
  const page = [
    "# How statuses change",
    "",
    "Drawn from the machines in the definitions, which decide; a test keeps this page equal to them",
    "(`npx vitest run --project domain machines -u` draws it anew). A solid arrow is a person's choice, with the call where",
    "it has a name of its own, who may (`staff`, `guest`), a permission beyond the call's, and `!` for a justification; a",
    "dotted one follows from what happens.",
    "",
    ...records.map(({ key, machine }) => drawnMachine(key, machine)),
  ].join("\n");
  await expect(page).toMatchFileSnapshot("../../docs/statuses.md");
});

describe.each(records)("the machine of $key", ({ model, machine }) => {
  const attribute = statusAttribute(machine);
  const field = model.definition.fields[attribute];
  const choices = field?.kind === "choice" ? field.choices : [];
  const initial = field?.kind === "choice" ? String(field.default) : "";
  const variants = Object.keys(machine.tables);

  it("knows the statuses of its field, and the field is the product's", () => {
    expect(Object.keys(machine.phases).sort()).toEqual([...choices].sort());
    expect(field).toMatchObject({ required: true, systemManaged: true });
    for (const table of Object.values(machine.tables))
      for (const { from, to } of table) expect(choices).toEqual(expect.arrayContaining([...from, to]));
    for (const line of Object.values(machine.lifecycles))
      expect(choices).toEqual(expect.arrayContaining([...line]));
  });

  it("has a table and a lifecycle for every variant", () => {
    const variant = machine.variant === undefined ? undefined : model.definition.fields[machine.variant];
    const expected = variant?.kind === "choice" ? [...variant.choices] : [""];
    expect(variants.sort()).toEqual(expected.sort());
    expect(Object.keys(machine.lifecycles).sort()).toEqual(expected.sort());
  });

  it.each(variants)("reaches every status of its lifecycle from the first one (%s)", (variant) => {
    const reached = new Set([initial]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const { from, to } of machine.tables[variant] ?? [])
        if (from.some((one) => reached.has(one))) reached.add(to);
    }
    expect([...reached]).toEqual(expect.arrayContaining([...(machine.lifecycles[variant] ?? [])]));
  });

  it.each(variants)("has one line for each change, side and call (%s)", (variant) => {
    const lines = (machine.tables[variant] ?? []).flatMap((one) =>
      (one.side === undefined ? ["staff", "guest"] : [one.side]).flatMap((side) =>
        one.from.map((from) => [from, one.to, one.by, side, callOf(one)].join(" ")),
      ),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  const namedIn = (variant: string) =>
    (machine.tables[variant] ?? []).filter((one) => one.by === "person" && callOf(one) !== CHANGE_STATUS);
  const withCalls = variants.filter((variant) => namedIn(variant).length > 0);
  it.each(withCalls)("leads to one status by a call of its own name (%s)", (variant) => {
    for (const one of namedIn(variant))
      for (const from of one.from) {
        const row = {
          [attribute]: from,
          ...(machine.variant === undefined ? {} : { [machine.variant]: variant }),
        };
        for (const side of one.side === undefined ? (["staff", "guest"] as const) : [one.side])
          expect([from, targetOf(machine, row, callOf(one), side)]).toEqual([from, one.to]);
      }
  });

  it.each(variants)("offers what it would let happen, with the call that does it (%s)", (variant) => {
    for (const status of choices)
      for (const side of ["staff", "guest"] as const) {
        const row = {
          [attribute]: status,
          ...(machine.variant === undefined ? {} : { [machine.variant]: variant }),
        };
        expect(variantOf(machine, row)).toBe(variant);
        // Whatever a guard asks for is there once; of an approval nobody has taken a step yet.
        const facts = new Proxy({}, { get: (_, name) => (name === "taken" ? [] : 1) });
        const question = { row, side, facts, holds: () => true };
        for (const offered of statusVerdicts(machine, question)) {
          const asked = { ...question, justification: "because" };
          const judged = judgeStatus(machine, asked, { to: offered.to, by: "person", call: offered.call });
          expect([status, offered.to, judged.may]).toEqual([status, offered.to, offered.may]);
          expect(statusCalls(machine).map((one) => one.action)).toContain(offered.call);
        }
      }
  });
});
