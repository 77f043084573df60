/** The approval of reports at two levels: who approved each of them and when, and what may be done now. */
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useLoad } from "#rpc/hooks";
import { StatusDialog } from "#status/status-dialog";
import { StatusStrip } from "#status/status-strip";
import { useStatusChange } from "#status/use-status-change";
import { VerdictButton } from "#status/verdict-button";
import { toasts } from "#ui/toasts";
import { KeptReports } from "./kept-reports.tsx";
import { MakeButtons } from "./make-buttons.tsx";
import { type OperationReportRow, REPORTS } from "./operation-report.ts";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";
import { ResumeParts } from "./resume-parts.tsx";
import { WithResume } from "./with-resume.tsx";

export function ApprovalPage() {
  return (
    <WithResume kind="approval" actions={(id) => <MakeButtons id={id} kind="approval" />}>
      {({ parts }, id) => (
        <>
          <KeptReports
            id={id}
            below={(row) => (row.state === "done" && row.kind !== "approval" ? <Approval row={row} /> : null)}
          />
          <ResumeParts parts={parts.filter(({ key }) => key !== "order")} />
        </>
      )}
    </WithResume>
  );
}

function Approval({ row: listed }: { readonly row: OperationReportRow }) {
  const { resume } = useReportWords();
  const asked = useLoad(REPORTS, listed.id);
  const row = asked.data?.attributes;
  if (!row) return null;
  return (
    <div className={classes.approval}>
      <StatusStrip
        label={say(resume.log, { name: row.name })}
        entries={row.status_log ?? []}
        nobody={resume.nobody}
      />
      <Steps row={row} />
    </div>
  );
}

const CALLS = ["submit", "approve"] as const;

function Steps({ row }: { readonly row: OperationReportRow }) {
  const { resume } = useReportWords();
  const [isSendingBack, setSendingBack] = useState(false);
  const offered = row.verdicts?.statuses ?? [];
  const [submit, approve] = CALLS.map((call) => offered.find((one) => one.call === call));
  const back = offered.find((one) => one.call === "disapprove");
  const submitting = useStatusChange(REPORTS, row, [OPERATIONS], "submit");
  const approving = useStatusChange(REPORTS, row, [OPERATIONS], "approve");
  const press = async (change: typeof submitting) => {
    if (await change.change({})) toasts.success(resume.changed);
    else if (change.error) toastError(change.error);
  };
  return (
    <Group gap="xs">
      {isSendingBack && <SendBack row={row} onClose={() => setSendingBack(false)} />}
      {submit && (
        <VerdictButton
          size="xs"
          loading={submitting.isBusy}
          reasons={submit.may ? [] : submit.reasons.map(({ message }) => message)}
          onClick={() => void press(submitting)}
        >
          {resume.submit}
        </VerdictButton>
      )}
      {approve && (
        <VerdictButton
          size="xs"
          loading={approving.isBusy}
          reasons={approve.may ? [] : approve.reasons.map(({ message }) => message)}
          onClick={() => void press(approving)}
        >
          {resume.approve}
        </VerdictButton>
      )}
      {back?.may && (
        <Button size="xs" variant="default" onClick={() => setSendingBack(true)}>
          {resume.sendBack}
        </Button>
      )}
    </Group>
  );
}

const OPERATIONS = { service: "service", type: "operation" } as const;

function SendBack({ row, onClose }: { readonly row: OperationReportRow; readonly onClose: () => void }) {
  const { resume } = useReportWords();
  const { change, isBusy, error } = useStatusChange(REPORTS, row, [OPERATIONS], "disapprove");
  return (
    <StatusDialog
      title={`${resume.sendBack}: ${row.name}`}
      yes={resume.sendBack}
      asks={{ label: resume.sendBackWhy, required: true, missing: resume.sendBackWhy }}
      isBusy={isBusy}
      error={error}
      onYes={(justification) =>
        void change({ justification }).then((done) => {
          if (!done) return;
          toasts.success(resume.changed);
          onClose();
        })
      }
      onClose={onClose}
    />
  );
}
