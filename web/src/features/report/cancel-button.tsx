/** Stops a report that is on its way. */
import { Button } from "@mantine/core";
import { CircleStop } from "lucide-react";
import { toastError } from "#app/error-text";
import { useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import type { REPORTS } from "./operation-report.ts";
import type { RUNS } from "./report.ts";
import { useReportWords } from "./report-words.tsx";

interface CancelButtonProps {
  readonly of: typeof RUNS | typeof REPORTS;
  readonly row: { readonly id: string; readonly name: string };
  readonly isSmall?: boolean;
}

export function CancelButton({ of, row: { id, name }, isSmall = false }: CancelButtonProps) {
  const words = useReportWords();
  const cancel = useMutationCall({ ...of, action: "cancel" });
  const stop = async () => {
    await cancel.run({ id });
    toasts.success(words.runCanceled);
  };
  return (
    <Button
      size={isSmall ? "xs" : "sm"}
      variant="default"
      leftSection={<CircleStop size={isSmall ? 14 : 16} aria-hidden />}
      loading={cancel.isBusy}
      aria-label={`${words.cancelRun}: ${name}`}
      onClick={() => void stop().catch(toastError)}
    >
      {words.cancelRun}
    </Button>
  );
}
