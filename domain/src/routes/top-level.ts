/** Pages outside any section: sign-in, password recovery, the customer's answer, the dashboard, the component gallery. */
import { mountRoute } from "./draft-route.ts";
import type { RouteEntry } from "./route.ts";

export const TOP_LEVEL: readonly RouteEntry[] = [
  mountRoute({
    segment: "",
    page: "entrance",
    public: true,
    words: "signIn",
  }),
  mountRoute({
    segment: "recovery",
    page: "recovery",
    public: true,
    words: "passwordRecovery",
  }),
  mountRoute({
    segment: "proposal",
    page: "proposal-answer",
    public: true,
    words: "proposalAnswer",
  }),
  mountRoute({
    segment: "certificate",
    page: "certificate-answer",
    public: true,
    words: "certificateAnswer",
  }),
  mountRoute({
    segment: "pre-invoice",
    page: "pre-invoice-answer",
    public: true,
    words: "preInvoiceAnswer",
  }),
  mountRoute({
    segment: "verify",
    page: "verify",
    public: true,
    words: "verify",
    children: [{ segment: ":code", page: "verify", public: true, words: "verify" }],
  }),
  // Public, as cards are: whoever is signed in may ask, whatever else they may.
  mountRoute({
    segment: "support",
    page: "support",
    public: true,
    words: "support",
  }),
  mountRoute({
    segment: "dashboard",
    page: "dashboard",
    service: "dashboard",
    role: "default",
    icon: "layout-dashboard",
    words: "dashboard",
  }),
  mountRoute({
    segment: "components",
    page: "components",
    developer: true,
    service: "register",
    role: "developer",
    icon: "component",
    words: "components",
  }),
];
