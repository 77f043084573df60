/** Asks why. What was typed stays when it is refused, and when somebody else was faster. */
import { useState } from "react";
import { StatusDialog } from "#status/status-dialog";
import { useOrderWords } from "./order-words.tsx";

interface JustificationDialogProps {
  readonly title: string;
  readonly yes: string;
  readonly busy: boolean;
  /** Whether it was done; a refusal is thrown. */
  readonly onYes: (justification: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function JustificationDialog({ title, yes, busy, onYes, onClose }: JustificationDialogProps) {
  const words = useOrderWords();
  const [error, setError] = useState<Error | null>(null);
  const submit = (typed: string | null) => {
    setError(null);
    onYes(typed ?? "").then((done) => done && onClose(), setError);
  };
  return (
    <StatusDialog
      title={title}
      yes={yes}
      asks={{
        label: words.justification,
        help: words.justificationHelp,
        required: true,
        missing: words.justificationAsked,
      }}
      isBusy={busy}
      error={error}
      onYes={submit}
      onClose={onClose}
    />
  );
}
