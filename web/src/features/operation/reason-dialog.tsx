/** Asks for a reason before something is done that needs one. */
import { useState } from "react";
import { StatusDialog } from "#status/status-dialog";
import { useOperationWords } from "./operation-words.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly yes: string;
  /** Whether it was done; otherwise the dialog stays with what was typed. */
  readonly onYes: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function ReasonDialog({ title, yes, onYes, onClose }: ReasonDialogProps) {
  const words = useOperationWords().overview;
  const [isBusy, setBusy] = useState(false);
  const submit = async (typed: string | null) => {
    setBusy(true);
    const done = await onYes(typed ?? "");
    setBusy(false);
    if (done) onClose();
  };
  return (
    <StatusDialog
      title={title}
      yes={yes}
      asks={{ label: words.reason, help: "", required: true, missing: words.reason }}
      isBusy={isBusy}
      error={null}
      onYes={(typed) => void submit(typed)}
      onClose={onClose}
    />
  );
}
