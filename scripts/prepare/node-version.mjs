/** Which Node versions the dependencies run on. Written in plain old syntax, so that an old Node can say so. */

/**
 * What is wrong with a Node version, if anything is.
 * @param {string} version as in `process.versions.node`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const good = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return good ? undefined : `Plimsoll needs Node 20.19, 22.12 or newer; this is Node ${version}.`;
}

export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
