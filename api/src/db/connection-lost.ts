/** The database is not there: the one form of everything that a driver and a network say about it. */

/** Its code is PostgreSQL's own for a connection that failed. */
export class ConnectionLost extends Error {
  readonly code = "08006";

  constructor(problem: Error) {
    super(problem.message, { cause: problem });
    this.name = "ConnectionLost";
  }
}

/** What the driver says without a code of its own. */
const WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout (expired|exceeded)|Cannot use a pool)/;
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** The problem itself, unless it means that the connection is gone. */
export function orConnectionLost(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem;
  const code = "code" in problem ? String(problem.code) : undefined;
  const isLost = code === undefined ? WORDS.test(problem.message) : NETWORK.has(code);
  return isLost ? new ConnectionLost(problem) : problem;
}
