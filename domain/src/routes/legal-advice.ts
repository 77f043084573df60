/** Legal advice: the texts that anyone may read, signed in or not. */
import { mountRoute } from "./draft-route.ts";
import type { RouteEntry } from "./route.ts";

export const LEGAL_ADVICE: readonly RouteEntry[] = [
  mountRoute({
    segment: "legaladvice/cookies-policy",
    page: "legal",
    public: true,
    icon: "cookie",
    words: "cookiesPolicy",
  }),
  mountRoute({
    segment: "legaladvice/information-notice",
    page: "legal",
    public: true,
    icon: "info",
    words: "informationNotice",
  }),
  mountRoute({
    segment: "legaladvice/legal-notice",
    page: "legal",
    public: true,
    icon: "landmark",
    words: "legalNotice",
  }),
  mountRoute({
    segment: "legaladvice/terms-of-use",
    page: "legal",
    public: true,
    icon: "scroll-text",
    words: "termsOfUse",
  }),
];
