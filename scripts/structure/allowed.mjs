/** Places where a rule does not fit, each with its reason. An entry that nothing needs any more is itself reported. */

/** @typedef {{ rule: string, path: string, reason: string }} Allowance */

/** @type {readonly Allowance[]} */
export const ALLOWED = [
  { rule: "exact-numbers", path: "domain/src/kernel/dates.ts", reason: "whole minutes of a zone's offset" },
  { rule: "exact-numbers", path: "domain/src/kernel/locale.ts", reason: "weight of a language in a header" },
  {
    rule: "exact-numbers",
    path: "domain/src/kernel/sheet/read-cell.ts",
    reason: "a number that Excel kept as a binary fraction, taken back to its fifteen digits",
  },
  { rule: "exact-numbers", path: "web/src/theme.ts", reason: "channels of a mixed colour" },
  { rule: "exact-numbers", path: "api/src/http/server.ts", reason: "milliseconds of a request, for the log" },
  {
    rule: "exact-numbers",
    path: "api/src/adapters/pdf/certificate/qr-square.ts",
    reason: "places on paper, to a thousandth of a point",
  },
  {
    rule: "package-walls",
    path: "bench/clusters.ts",
    reason: "measures what the page's worker does, which needs no page",
  },
  {
    rule: "one-fetch",
    path: "web/src/offline/service-worker.ts",
    reason: "a worker stands between the pages and the network, and speaks no call of ours",
  },
  {
    rule: "one-fetch",
    path: "web/src/offline/shell-cache.ts",
    reason: "what that worker does, with the network handed in",
  },
];
