/** Proposals and nominations: what follows from their dates, and what may become of them. */
import { describe, expect, it } from "vitest";
import { judgeStatus } from "../kernel/status-machine.ts";
import { parseNumberText } from "../numbering/series.ts";
import {
  NOMINATION_SERIES,
  NOMINATION_STATUSES,
  type NominationStatus,
  nominationMachine,
} from "./nomination.ts";
import { ORDER_KINDS, orderSeries } from "./order-kind.ts";
import { PROPOSAL_SERIES } from "./proposal.ts";
import {
  mayRevise,
  PROPOSAL_STATUSES,
  type ProposalFacts,
  type ProposalStatus,
  proposalMachine,
  validityOf,
} from "./proposal-status.ts";

describe("the validity of a proposal", () => {
  it.each([
    ["2026-11-14", "expired"],
    ["2026-11-15", "almost_expired"],
    ["2026-11-22", "almost_expired"],
    ["2026-11-23", "valid"],
  ])("that ends on %s is, on 2026-11-15, %s", (expiration_date, validity) => {
    expect(validityOf({ expiration_date }, "2026-11-15")).toBe(validity);
  });
});

describe("a proposal", () => {
  const facts = (more: Partial<ProposalFacts> = {}): ProposalFacts => ({
    isExpired: false,
    isSuperseded: false,
    ...more,
  });
  const verdict = (
    from: ProposalStatus,
    to: ProposalStatus,
    given: ProposalFacts,
    justification: string | null = "by phone",
    side: "staff" | "guest" = "staff",
  ) =>
    judgeStatus(
      proposalMachine,
      { row: { status: from }, facts: given, side, justification, holds: () => true },
      { to, by: "person" },
    );
  const ways = (given: ProposalFacts, side?: "guest") =>
    PROPOSAL_STATUSES.flatMap((from) =>
      PROPOSAL_STATUSES.filter((to) => verdict(from, to, given, undefined, side).may).map(
        (to) => `${from} → ${to}`,
      ),
    );

  it("is sent by us and answered by the customer, or by us in their name", () => {
    expect(ways(facts())).toEqual(["draft → sent", "sent → sent", "sent → accepted", "sent → refused"]);
    expect(ways(facts(), "guest")).toEqual(["sent → accepted", "sent → refused"]);
  });

  it("allows nothing once it is expired or replaced", () => {
    expect(ways(facts({ isExpired: true }))).toEqual([]);
    expect(ways(facts({ isSuperseded: true }))).toEqual([]);
    expect(verdict("sent", "accepted", facts({ isExpired: true })).reasons).toEqual([
      { code: "proposal_expired" },
    ]);
  });

  it("is refused with a reason, and accepted for the customer with one", () => {
    expect(verdict("sent", "refused", facts(), null, "guest").may).toBe(false);
    expect(verdict("sent", "accepted", facts(), null, "guest").may).toBe(true);
    expect(verdict("sent", "accepted", facts(), null).may).toBe(false);
  });

  it("is followed by a new version once it was sent or refused", () => {
    expect(PROPOSAL_STATUSES.filter(mayRevise)).toEqual(["sent", "refused"]);
  });
});

describe("a nomination", () => {
  const ways = (side: "staff" | "guest", more: object = {}) => {
    const facts = { isProposalExpired: false, isShipUnknown: false, ...more };
    const may = (from: NominationStatus, to: NominationStatus) =>
      judgeStatus(
        nominationMachine,
        { row: { status: from }, facts, side, justification: "why", holds: () => true },
        { to, by: "person" },
      ).may;
    return NOMINATION_STATUSES.flatMap((from) =>
      NOMINATION_STATUSES.filter((to) => may(from, to)).map((to) => `${from} → ${to}`),
    );
  };

  it("is answered by us and taken back by whoever made it, while it waits", () => {
    expect(ways("staff")).toEqual(["pending → accepted", "pending → refused", "pending → canceled"]);
    expect(ways("guest")).toEqual(["pending → canceled"]);
  });

  it("is not accepted on an expired proposal, nor for a ship that nobody knows", () => {
    expect(ways("staff", { isProposalExpired: true })).not.toContain("pending → accepted");
    expect(ways("staff", { isShipUnknown: true })).not.toContain("pending → accepted");
  });
});

it("numbers each kind in a series of its own, by country and year", () => {
  const codes = [
    [PROPOSAL_SERIES, "BR-P-2026-00017"],
    [NOMINATION_SERIES, "BR-N-2026-00017"],
    [orderSeries("ship"), "BR-S-2026-000123"],
    [orderSeries("convoy"), "BR-C-2026-000123"],
    [orderSeries("fob"), "AR-F-2026-000123"],
    [orderSeries("default"), "FR-G-2026-000123"],
  ] as const;
  for (const [series, code] of codes) expect(parseNumberText(series, code)).not.toBeNull();
  expect(new Set(ORDER_KINDS.map((kind) => orderSeries(kind).pattern)).size).toBe(ORDER_KINDS.length);
});
