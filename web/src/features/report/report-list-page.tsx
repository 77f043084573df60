/** The reports that somebody asked for or gets by mail: on their way, kept, refused. */
import { useRouteTitle } from "#app/route-words";
import { ModelListPage } from "#record/record-list-page";
import { useModel } from "#record/use-model";
import { useReportColumn } from "./report.ts";
import { WithReportWords } from "./report-words.tsx";

export function ReportListPage() {
  return (
    <WithReportWords>
      <Reports />
    </WithReportWords>
  );
}

function Reports() {
  const title = useRouteTitle();
  const column = useReportColumn();
  return (
    <ModelListPage
      model={useModel("report_run")}
      column={column}
      {...(title === undefined ? {} : { title })}
    />
  );
}
