const [major] = process.versions.node.split(".");

/**
 * Most of what a test runs, it runs a few times: what the engine translates anew for speed is seldom used again. Fifteen
 * times as often as usual is where translating pays. Node 20 knows the option; newer ones refuse to start with it.
 */
export const SELDOM_OPTIMISED = major === "20" ? ["--interrupt-budget=1000000"] : [];
