/** The official report of a classification: opened as PDF, and signed by a map classifier. */
import { Button, Skeleton } from "@mantine/core";
import { FileText, PenLine } from "lucide-react";
import { errorText, toastError } from "#app/error-text";
import { useOpenPrinted } from "#app/open-printed";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { toasts } from "#ui/toasts";
import classes from "./classification.module.css";
import type { ClassificationRow } from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";

const CLASSIFICATIONS = { service: "classification", type: "classification" } as const;

export function MapReport({ row }: { readonly row: ClassificationRow }) {
  const words = useClassifyingWords().mapReport;
  const dates = useDates();
  const rights = useRights(useModel("classification"));
  const asked = useCall({ ...CLASSIFICATIONS, action: "previewmapreport", attributes: { id: row.id } });
  const report = asked.data?.attributes;
  const { open, isBusy } = useOpenPrinted(async () => (await asked.refetch()).data?.attributes ?? NO_FILE);
  const { run, isBusy: isSigning } = useMutationCall(
    { ...CLASSIFICATIONS, action: "signmapreport" },
    { invalidates: [CLASSIFICATIONS], onFailed: toastError },
  );
  if (!report)
    return asked.isError ? (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={FileText} />
      </Card>
    ) : (
      <Skeleton height={180} />
    );
  const sign = async () => {
    const done = await run({ id: row.id, version: report.version }).catch(() => undefined);
    if (!done) return;
    toasts.success(words.done);
    await asked.refetch();
  };
  const { signed, refusal } = report;
  return (
    <Card padded>
      <CardTitle>{`${words.title} ${row.code}`}</CardTitle>
      <p className={classes.note} role="status">
        {signed
          ? say(words.signed, {
              name: signed.by,
              registration: signed.registration,
              at: dates.moment(signed.at),
            })
          : words.unsigned}
      </p>
      {signed ? (
        <p className={classes.quiet}>
          {words.kept} SHA-256 <code className={classes.hash}>{signed.hash}</code>
        </p>
      ) : (
        <p className={classes.quiet}>{refusal ?? words.explanation}</p>
      )}
      <span className={classes.actions}>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<FileText size={16} aria-hidden />}
          onClick={() => void open()}
        >
          {words.open}
        </Button>
        {!signed && refusal === null && rights.update && (
          <Button
            loading={isSigning}
            leftSection={<PenLine size={16} aria-hidden />}
            onClick={() => void sign()}
          >
            {words.sign}
          </Button>
        )}
      </span>
    </Card>
  );
}

const NO_FILE = { name: "", file: "" };
