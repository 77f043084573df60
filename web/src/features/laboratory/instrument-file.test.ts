import { describe, expect, it } from "vitest";
import { columnsOf, fillFrom, guessColumns, nameOfFile, readInstrumentFile } from "./instrument-file.ts";

const TEXT =
  '\uFEFFSample;"Moisture; %";Protein\r\nBR-SM-2026-000001;12,4;35,1\r\n"BR SM 2026 000002";;34,9\r\n\r\nX-1;1;2\r\n';

function read(text = TEXT) {
  const file = readInstrumentFile(text);
  if (!file) throw new Error("nothing was read");
  return file;
}
const SAMPLES = [
  { id: "s1", code: "BR-SM-2026-000001" },
  { id: "s2", code: "BR-SM-2026-000002" },
];

describe("a file of an instrument", () => {
  it("is read by its own separator, quotes held together", () => {
    expect(read().names).toEqual(["Sample", "Moisture; %", "Protein"]);
    expect(read().lines[0]).toEqual(["BR-SM-2026-000001", "12,4", "35,1"]);
    expect(read("a,b\n1,2").lines).toEqual([["1", "2"]]);
    expect(read("a\tb\n1,5\t2").lines).toEqual([["1,5", "2"]]);
    expect(readInstrumentFile("a;b\n")).toBeUndefined();
  });

  it("fills the cells of the samples that are there, and names the others", () => {
    const columns = { sample: "Sample", analyses: { m: "Moisture; %", p: "Protein" } };
    expect(fillFrom(read(), columns, SAMPLES)).toEqual({
      typed: { "s1 m": "12,4", "s1 p": "35,1", "s2 p": "34,9" },
      unknown: ["X-1"],
    });
  });

  it("is guessed by what its columns are called, or read as the register says", () => {
    const analyses = [
      { id: "p", name: "Protein" },
      { id: "x", name: "Oil" },
    ];
    expect(guessColumns(read(), analyses, "Amostra")).toEqual({
      sample: "Sample",
      analyses: { p: "Protein" },
    });
    const known = { sample_column: "Sample", columns: [{ analysis_id: "m", column: "Moisture; %" }] };
    expect(columnsOf(known)).toEqual({ sample: "Sample", analyses: { m: "Moisture; %" } });
    expect([nameOfFile("NIR.2.csv"), nameOfFile("plain")]).toEqual(["NIR.2", "plain"]);
  });
});
