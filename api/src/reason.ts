/** What to tell the person who started a process that fails, in one line: several failed connections are one host. */
export function reasonOf(problem: unknown): string {
  const cause = problem instanceof AggregateError ? problem.errors[0] : problem;
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  return text.replace(/\s*\n\s*/g, " ");
}
