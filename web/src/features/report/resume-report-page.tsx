/** One kind of report of an operation: what it says now, making it, and those that were kept. */
import type { ReportKind } from "@plimsoll/domain/report/operation-report";
import { useLocation } from "react-router";
import { useMay } from "#app/session";
import { KeptReports } from "./kept-reports.tsx";
import { MakeButtons } from "./make-buttons.tsx";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";
import { ResumeParts } from "./resume-parts.tsx";
import { WithResume } from "./with-resume.tsx";

/** By the last step of the address. */
const KINDS: Readonly<Record<string, ReportKind>> = {
  report: "summary",
  reportGeneral: "general",
  service: "services",
};

export function ResumeReportPage() {
  const { pathname } = useLocation();
  const kind = KINDS[pathname.split("/").filter(Boolean).at(-1) ?? ""] ?? "summary";
  return (
    <WithResume key={kind} kind={kind} actions={(id) => <MakeButtons id={id} kind={kind} />}>
      {({ parts }, id) => (
        <>
          <Kept id={id} kind={kind} />
          <Preview />
          <ResumeParts parts={parts} />
        </>
      )}
    </WithResume>
  );
}

function Preview() {
  const { resume } = useReportWords();
  return <h2 className={classes.heading}>{resume.preview}</h2>;
}

function Kept({ id, kind }: { readonly id: string; readonly kind: ReportKind }) {
  const { resume } = useReportWords();
  const may = useMay();
  if (!may({ service: "report", role: "operation_report", permission: "list" })) return null;
  return (
    <>
      <h2 className={classes.heading}>{resume.kept}</h2>
      <KeptReports id={id} kind={kind} />
    </>
  );
}
