/** The reports that were made of an operation, that of its photos among them. */
import { Button } from "@mantine/core";
import { LayoutDashboard } from "lucide-react";
import { Link } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { Page } from "#app/page";
import { useRouteTitle, useRouteWords } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { KeptReports } from "./kept-reports.tsx";
import { MakeButtons } from "./make-buttons.tsx";
import { resumePath, useOperationId } from "./operation-report.ts";
import classes from "./report.module.css";
import { WithReportWords } from "./report-words.tsx";

export function OperationReportsPage() {
  const id = useOperationId();
  if (id === undefined) return <NotFoundPage />;
  return (
    <WithReportWords>
      <Reports id={id} />
    </WithReportWords>
  );
}

function Reports({ id }: { readonly id: string }) {
  const title = useRouteTitle() ?? "";
  const titles = useRouteWords();
  const { choices } = useWords().records.operation_report;
  return (
    <Page
      title={title}
      actions={
        <Button
          component={Link}
          to={resumePath(id)}
          variant="default"
          leftSection={<LayoutDashboard size={16} aria-hidden />}
        >
          {titles({ words: "summary" }).title}
        </Button>
      }
    >
      <div data-operation={id}>
        {(["summary", "gallery"] as const).map((kind) => (
          <div key={kind} className={classes.ways}>
            <span className={classes.wayName}>{choices.kind[kind]}</span>
            <MakeButtons id={id} kind={kind} />
          </div>
        ))}
        <KeptReports id={id} />
      </div>
    </Page>
  );
}
