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
      page: "send-classification",
      words: "sendClassification",
    },
    {
      segment: "wosync",
      icon: "refresh-cw",
      page: "order-sync",
      words: "workOrderSync",
      children: [
        {
          segment: "log",
          page: "sync-log",
          icon: "scroll-text",
          words: "syncLog",
          children: [
            {
              segment: ":iddelivery",
              page: "delivery",
              words: { rowOf: "sync" },
            },
          ],
        },
      ],
    },
  ],
});
