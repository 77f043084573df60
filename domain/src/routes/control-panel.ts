/** Control panel: what goes out to the customers' own systems. */
import { mountRoute } from "./draft-route.ts";

export const controlPanel = mountRoute({
  segment: "cp",
  section: true,
  service: "wosync",
  role: "sync",
  icon: "monitor-cog",
  words: "customersPortal",
  children: [
    {
      segment: "sendclassification",
      icon: "send",
      words: "sendClassification",
    },
    {
      segment: "wosync",
      icon: "refresh-cw",
      words: "workOrderSync",
    },
  ],
});
