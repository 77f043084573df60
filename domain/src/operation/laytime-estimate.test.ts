import { describe, expect, it } from "vitest";
import { estimateLaytime, type LaytimeTerms, laytimeTermsInput } from "./laytime-estimate.ts";
import { type EntryType, type LoggedEntry, statementOfEntries } from "./statement-of-entries.ts";

const ZONE = "America/Sao_Paulo";
const NOW = "2026-11-20T12:00:00Z";

const types: readonly EntryType[] = ["NORT", "NORA", "COML", "COMPL", "RAIN", "MECHV", "MECHT"].map(
  (code) => ({
    id: code,
    code,
    kind: code === "RAIN" ? "rain" : code.startsWith("MECH") ? "stop" : "event",
    begins_loading: code === "COML",
  }),
);

let entered = 0;
/** On the clock of the port. */
const entry = (code: string, from: string, until?: string): LoggedEntry => {
  const at = (local: string) => new Date(`${local}:00-03:00`).toISOString().replace(".000", "");
  entered += 1;
  return { id: String(entered), timelog_id: code, begin_at: at(from), end_at: until ? at(until) : null };
};

function estimate(
  terms: LaytimeTerms,
  entries: readonly LoggedEntry[],
  quantity: string | null = "48000",
  now = NOW,
  zone = ZONE,
) {
  const logged = statementOfEntries(entries, types, { quantity, now });
  if (!logged.ok) throw new Error("the log does not read");
  const answer = estimateLaytime(terms, { entries, types, logged: logged.result, quantity, zone, now });
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}

const terms: LaytimeTerms = { rate: "12000", terms: "shinc", demurrage: "24000" };

/** 48,000 t at 12,000 a day: four days. Monday 2 November 2026, notice at 08:00. */
const loading = [
  entry("NORT", "2026-11-02T08:00"),
  entry("COML", "2026-11-03T08:00"),
  entry("RAIN", "2026-11-04T10:00", "2026-11-04T16:00"),
  entry("COMPL", "2026-11-06T20:00"),
];

describe("the laytime of a log", () => {
  it("runs from the notice, without the rain", () => {
    // 108 h since the notice, less 6 h of rain: 102 of 96 allowed, 6 h over at 24,000 a day.
    expect(estimate(terms, loading)).toMatchObject({
      missing: [],
      isRunning: false,
      quantity: "48000",
      laytime: {
        allowed_hours: "96.0000",
        elapsed_hours: "108.0000",
        not_counted_hours: "6.0000",
        used_hours: "102.0000",
        outcome: "demurrage",
        demurrage: "6000.00",
        despatch: "0.00",
        begins: "2026-11-02T11:00:00Z",
        on_demurrage_from: "2026-11-06T17:00:00Z",
      },
    });
  });

  it("counts the rain where the terms say so", () => {
    const { laytime } = estimate({ ...terms, rain_counts: true }, loading);
    expect(laytime).toMatchObject({ used_hours: "108.0000", demurrage: "12000.00" });
  });

  it("earns despatch, half of demurrage, for what was saved after the turn time", () => {
    // Turn time of 24 h: 84 h since then less 6 of rain; 18 saved at 12,000 a day.
    const { laytime } = estimate({ ...terms, turn_hours: "24" }, loading);
    expect(laytime).toMatchObject({ used_hours: "78.0000", outcome: "despatch", despatch: "9000.00" });
    const own = estimate({ ...terms, turn_hours: "24", despatch: "8000" }, loading);
    expect(own.laytime).toMatchObject({ despatch: "6000.00" });
  });

  it("leaves Sundays out by the port's own midnight", () => {
    // Saturday 22:00 to Monday 02:00: of 28 hours the Sunday does not count.
    const weekend = [
      entry("NORT", "2026-11-07T22:00"),
      entry("COML", "2026-11-07T22:00"),
      entry("COMPL", "2026-11-09T02:00"),
    ];
    expect(estimate({ ...terms, terms: "shex" }, weekend).laytime).toMatchObject({
      elapsed_hours: "28.0000",
      not_counted_hours: "24.0000",
      used_hours: "4.0000",
    });
    expect(estimate({ ...terms, terms: "shex_uu" }, weekend).laytime?.used_hours).toBe("28.0000");
    const holidays: LaytimeTerms = { ...terms, terms: "shex", holidays: [{ date: "2026-11-09" }] };
    expect(estimate(holidays, weekend).laytime?.used_hours).toBe("2.0000");
  });

  it("counts of a Sunday that is excepted unless used what was worked of it", () => {
    // Saturday 22:00 to Monday 02:00; on Sunday the terminal stood still from 06:00 to 20:00.
    const weekend = [
      entry("NORT", "2026-11-07T22:00"),
      entry("COML", "2026-11-07T22:00"),
      entry("MECHT", "2026-11-08T06:00", "2026-11-08T20:00"),
      entry("COMPL", "2026-11-09T02:00"),
    ];
    expect(estimate({ ...terms, terms: "shex_uu" }, weekend).laytime).toMatchObject({
      not_counted_hours: "14.0000",
      used_hours: "14.0000",
    });
    expect(estimate(terms, weekend).laytime?.used_hours).toBe("28.0000");
  });

  it("counts the hours that passed where clocks were put back or forward", () => {
    const moment = (code: string, at: string): LoggedEntry => ({
      id: code,
      timelog_id: code,
      begin_at: at,
      end_at: null,
    });
    // Saturday 24 October, 22:00 in summer time, to Monday 02:00 in winter time: 29 hours, of which the Sunday has 25.
    const rotterdam = [
      moment("NORT", "2026-10-24T20:00:00Z"),
      moment("COML", "2026-10-24T20:00:00Z"),
      moment("COMPL", "2026-10-26T01:00:00Z"),
    ];
    const back = (how: LaytimeTerms["terms"]) =>
      estimate({ ...terms, terms: how }, rotterdam, "48000", NOW, "Europe/Amsterdam").laytime;
    expect(back("shinc")).toMatchObject({ elapsed_hours: "29.0000", used_hours: "29.0000" });
    expect(back("shex")).toMatchObject({ not_counted_hours: "25.0000", used_hours: "4.0000" });
    // Valparaíso puts its clocks forward at midnight: that Sunday begins at 01:00 and has 23 hours.
    const chile = [
      moment("NORT", "2026-09-06T02:00:00Z"),
      moment("COML", "2026-09-06T02:00:00Z"),
      moment("COMPL", "2026-09-07T05:00:00Z"),
    ];
    const forward = (how: LaytimeTerms["terms"]) =>
      estimate({ ...terms, terms: how }, chile, "48000", NOW, "America/Santiago").laytime;
    expect(forward("shinc")).toMatchObject({ elapsed_hours: "27.0000", begins: "2026-09-06T02:00:00Z" });
    expect(forward("shex")).toMatchObject({ not_counted_hours: "23.0000", used_hours: "4.0000" });
  });

  it("never counts what the ship caused, and always what the terminal caused", () => {
    const broken = (code: string) => [...loading, entry(code, "2026-11-05T08:00", "2026-11-05T10:00")];
    expect(estimate(terms, broken("MECHV")).laytime?.used_hours).toBe("100.0000");
    expect(estimate(terms, broken("MECHT")).laytime?.used_hours).toBe("102.0000");
  });

  it("is counted until now while work goes on, and says so", () => {
    const running = loading.slice(0, 3);
    const now = "2026-11-04T20:00:00Z";
    expect(estimate(terms, running, "48000", now)).toMatchObject({
      isRunning: true,
      laytime: { elapsed_hours: "57.0000", used_hours: "51.0000", outcome: "despatch" },
    });
  });

  it("says what it lacks", () => {
    expect(estimate(terms, loading.slice(1)).missing).toEqual(["notice"]);
    expect(estimate(terms, loading.slice(0, 1)).missing).toEqual(["commenced"]);
    expect(estimate(terms, loading, null).missing).toEqual(["quantity"]);
    expect(estimate(terms, loading, "0").missing).toEqual(["quantity"]);
    expect(estimate({ ...terms, quantity: "48000" }, loading, null).missing).toEqual([]);
  });

  it("takes the notice as tendered before one that was accepted", () => {
    const log = [entry("NORA", "2026-11-02T06:00"), ...loading];
    expect(estimate(terms, log).laytime?.begins).toBe("2026-11-02T11:00:00Z");
    expect(
      estimate(
        terms,
        log.filter((one) => one.timelog_id !== "NORT"),
      ).laytime?.begins,
    ).toBe("2026-11-02T09:00:00Z");
  });

  it("has terms that a form can refuse", () => {
    expect(laytimeTermsInput.safeParse(terms).success).toBe(true);
    expect(laytimeTermsInput.safeParse({ ...terms, rate: "0" }).success).toBe(false);
    expect(laytimeTermsInput.safeParse({ ...terms, notice: NOW }).success).toBe(false);
  });
});
