/**
 * A registry that does not carry the programs of every platform makes npm leave them out of the lock file, and
 * `npm ci` then refuses that file everywhere. Here they are found and named again: version from the package that
 * wants them, platform from their name. Without a checksum, since nobody has seen them.
 */

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [cpu]
 * @property {string[]} [os]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

const PLATFORM =
  /[-/](?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32)(?:-(?<rest>.+))?$/;
const CPU = /^(?:arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el)(?![a-z0-9])/;

/**
 * The optional packages that something wants and the lock does not know, by their place in the lock.
 * @param {Lock} lock
 * @returns {Record<string, LockEntry>}
 */
export function missingPlatforms({ packages }) {
  const known = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/"))));
  /** @type {Record<string, LockEntry>} */
  const missing = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (known.has(path)) continue;
      const version = range.replace(/^[\^~]/, "");
      missing[path] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/**
 * @param {Lock} lock
 * @returns {Lock}
 */
export function completed(lock) {
  const all = Object.entries({ ...lock.packages, ...missingPlatforms(lock) });
  // npm's own order, so that its next write changes nothing else.
  all.sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(all) };
}

/** @param {string} name */
function platformOf(name) {
  const { os = "", rest = "" } = PLATFORM.exec(name)?.groups ?? {};
  if (os === "wasm32") return { cpu: ["wasm32"] };
  const cpu = CPU.exec(rest)?.[0];
  const libc = rest.endsWith("musl")
    ? ["musl"]
    : os === "linux" && rest.includes("gnu")
      ? ["glibc"]
      : undefined;
  if (os === "" || cpu === undefined)
    throw new Error(`the name ${name} does not say which platform it is for`);
  return { cpu: [cpu], ...(libc ? { libc } : {}), os: [os] };
}
