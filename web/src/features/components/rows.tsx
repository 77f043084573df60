/** Rows inside their parent, by the ship's own declaration and its own check. */
import { Button } from "@mantine/core";
import { roundTo } from "@plimsoll/domain/kernel/decimal";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { catalog } from "@plimsoll/domain/records";
import { useEffect, useMemo, useState } from "react";
import { useClientState } from "#app/client-state";
import type { ChildState } from "#fields/form-state";
import { useWords } from "#i18n/words-provider";
import { blankBase } from "#record/form-check";
import { FormField } from "#record/form-field";
import { recordLabels } from "#record/record-words";
import { useBoundForm } from "#record/use-bound-form";
import { Part, State, States } from "./catalogue.tsx";
import { FieldSpecimen } from "./field-specimen.tsx";

const ship = catalog.get("ship");
const TABLE = "hydrostatics";
const field = ship.definition.fields[TABLE] as Field;
const ROW = "00000000-0000-7000-8000-000000000001";

/** A table as a builder prints it: every two centimetres. */
function tableOf(rows: number): ChildState[] {
  return Array.from({ length: rows }, (_, index) => {
    const draft = roundTo(String(4 + index * 0.02), 3);
    const values = {
      draft,
      displacement: roundTo(String(21_000 + index * 105), 3),
      tpc: roundTo(String(51 + index / 100), 3),
      lcf: roundTo(String(6 - index / 50), 3),
      mtc: roundTo(String(700 + index), 3),
    };
    return { id: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`, values };
  });
}

/** One row comes too early, and after another some are missing. */
function faultyTable(): ChildState[] {
  const rows = tableOf(8);
  const [a, b, c, d, ...rest] = rows;
  return a && b && c && d ? [a, c, b, d, ...rest] : rows;
}

function BoundGrid({ rows }: { readonly rows: readonly ChildState[] }) {
  const words = useWords();
  const labels = useMemo(() => recordLabels(words, ship), [words]);
  const start = useMemo(() => {
    const blank = blankBase(ship);
    const holds = [{ id: ROW, values: { number: 1, volume: "12000" } }];
    return { ...blank, states: { ...blank.states, name: "MV", lbp: "220", holds, [TABLE]: rows } };
  }, [rows]);
  const { form } = useBoundForm(ship, labels, start);
  const country = useClientState((client) => client.country);
  const rowContext = useMemo(() => ({ id: ROW, country, isNew: true }), [country]);
  const own = useMemo(() => labels.field(TABLE), [labels]);
  useEffect(() => {
    void form.trigger(TABLE);
  }, [form]);
  return <FormField name={TABLE} field={field} labels={own} control={form.control} rowContext={rowContext} />;
}

export function GridPart() {
  const words = useWords();
  const labels = useMemo(() => recordLabels(words, ship).field(TABLE), [words]);
  const [isLong, setLong] = useState(false);
  const faulty = useMemo(faultyTable, []);
  const long = useMemo(() => tableOf(200), []);
  return (
    <Part name="grid">
      <States width="full">
        <State name="empty">
          <FieldSpecimen id="grid-empty" field={field} labels={labels} value={[]} />
        </State>
        <State name="order">
          <BoundGrid rows={faulty} />
        </State>
        <State name="disabled">
          <FieldSpecimen id="grid-disabled" field={field} labels={labels} value={tableOf(2)} disabled />
        </State>
        <State name="many">
          {isLong ? (
            <BoundGrid rows={long} />
          ) : (
            <Button variant="default" size="xs" onClick={() => setLong(true)}>
              200
            </Button>
          )}
        </State>
      </States>
    </Part>
  );
}
