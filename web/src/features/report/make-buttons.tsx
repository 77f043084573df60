/** Asks for a report of the operation, on paper or as a sheet. */
import { Button } from "@mantine/core";
import type { ReportKind } from "@plimsoll/domain/report/operation-report";
import { REPORT_FORMATS } from "@plimsoll/domain/report/report-model";
import { FileDown } from "lucide-react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import { REPORTS } from "./operation-report.ts";
import { useReportWords } from "./report-words.tsx";

export function MakeButtons({ id, kind }: { readonly id: string; readonly kind: ReportKind }) {
  const { resume } = useReportWords();
  const { choices } = useWords().records.operation_report;
  const may = useMayOn(useModel("operation_report"))("update");
  const { run, isBusy } = useMutationCall({ ...REPORTS, action: "make" });
  if (!may) return null;
  return REPORT_FORMATS.filter((format) => kind !== "gallery" || format === "pdf").map((format) => (
    <Button
      key={format}
      variant={format === "pdf" ? "filled" : "default"}
      leftSection={<FileDown size={16} aria-hidden />}
      loading={isBusy}
      onClick={() =>
        void run({ operation_id: id, kind, format })
          .then(() => toasts.success(resume.made))
          .catch(toastError)
      }
    >
      {say(resume.make, { format: choices.format[format] })}
    </Button>
  ));
}
