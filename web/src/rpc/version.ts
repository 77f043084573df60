/** Whether the server has another version of the pages than the one that runs here. */
const PATIENCE = 10_000;

export async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!entry) return false;
  try {
    const answer = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}
