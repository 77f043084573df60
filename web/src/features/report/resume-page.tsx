/** Everything of an operation on one page, and the way to its reports. */
import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useRouteWords } from "#app/route-words";
import { useMay } from "#app/session";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";
import { ResumeParts } from "./resume-parts.tsx";
import { WithResume } from "./with-resume.tsx";

export function ResumePage() {
  return (
    <WithResume>
      {({ parts }, id) => (
        <>
          <Ways id={id} />
          <ResumeParts parts={parts} />
        </>
      )}
    </WithResume>
  );
}

const WAYS = [
  { segment: "report", words: "summaryReport", role: undefined },
  { segment: "reportGeneral", words: "generalReport", role: undefined },
  { segment: "service", words: "summaryOfServices", role: undefined },
  { segment: "reportApproval", words: "approvalReport", role: "operation_report" },
  { segment: "reportConfiguration", words: "reportConfiguration", role: "report_configuration" },
] as const;

function Ways({ id }: { readonly id: string }) {
  const { resume } = useReportWords();
  const titles = useRouteWords();
  const may = useMay();
  const { pathname } = useLocation();
  const open = WAYS.filter(
    ({ role }) => role === undefined || may({ service: "report", role, permission: "load" }),
  );
  const mayReports = may({ service: "report", role: "operation_report", permission: "load" });
  return (
    <nav className={classes.ways} aria-label={resume.pages}>
      {open.map(({ segment, words }) => (
        <Button
          key={segment}
          component={Link}
          to={`${pathname.replace(/\/$/, "")}/${segment}`}
          variant="default"
          size="xs"
        >
          {titles({ words }).title}
        </Button>
      ))}
      {mayReports && (
        <Button component={Link} to={`/operation/vessels/${id}/reports`} variant="default" size="xs">
          {resume.kept}
        </Button>
      )}
    </nav>
  );
}
