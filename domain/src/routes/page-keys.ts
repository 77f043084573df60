/** The pages of the product. A route names the one that shows it; the web has a page for every key, or does not compile. */
export const PAGE_KEYS = [
  "entrance",
  "recovery",
  "proposal-answer",
  "legal",
  "dashboard",
  "components",
  "section",
  "calculator",
  "cotton",
  "register-list",
  "register-form",
  "profile-list",
  "profile",
  "setting-list",
  "setting",
  "proposal-list",
  "proposal",
  "nomination-list",
  "nomination",
  "control-panel",
  "planner",
  "order-list",
  "order",
] as const;

export type PageKey = (typeof PAGE_KEYS)[number];
