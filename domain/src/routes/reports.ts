/** Reports: what can be generated, and what has been. */
import { mountRoute } from "./draft-route.ts";

export const reports = mountRoute({
  segment: "reports",
  section: true,
  service: "default",
  role: "default",
  icon: "file-chart-column",
  words: "reports",
  children: [
    {
      segment: "models",
      icon: "file-cog",
      words: "reportModels",
    },
    {
      segment: "reports",
      link: "reports",
      icon: "files",
      words: "generatedReports",
      children: [
        {
          segment: ":id",
          words: "report",
        },
      ],
    },
  ],
});
