const [major] = process.versions.node.split(".");

/**
 * Most of what a test runs, it runs a few times: what the engine translates anew for speed is seldom used again. Fifteen
 * times as often as usual is where translating pays. Node 20 knows the option; newer ones refuse to start with it.
 */
export const SELDOM_OPTIMISED = major === "20" ? ["--interrupt-budget=1000000"] : [];

/**
 * For servers and commands that are started: otherwise half of the seconds that most of them live goes into translating
 * the database and the rest for a long life. The longer one lives the less it gains.
 */
export const SHORT_LIVED = ["--liftoff-only", ...SELDOM_OPTIMISED];
