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
      service: "report",
      role: "report_model",
      page: "report-models",
      icon: "file-cog",
      words: "reportModels",
    },
    {
      segment: "reports",
      link: "reports",
      service: "report",
      role: "report_run",
      page: "report-list",
      icon: "files",
      words: "generatedReports",
      children: [
        {
          segment: ":id",
          page: "report",
          opens: { record: "report_run", order: 0 },
          words: "report",
        },
      ],
    },
  ],
});
