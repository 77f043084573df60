/** What the body of every page of the field gets. */
import { Button } from "@mantine/core";
import type { OperationPage } from "@plimsoll/domain/operation/operation-page";
import { History } from "lucide-react";
import { useOperationWords } from "./operation-words.tsx";
import type { OperationInHand } from "./use-operation.ts";

export interface BodyProps {
  readonly hand: OperationInHand;
  readonly page: OperationPage;
  /** Why nothing can be written here now; the server says the same. */
  readonly closed: string | undefined;
  /** Shows the history of a row. */
  readonly onHistory: (record: string, id: string) => void;
}

/** The button that opens the history of a row. */
export function HistoryButton({ onClick }: { readonly onClick: () => void }) {
  const words = useOperationWords().frame;
  return (
    <Button variant="subtle" size="xs" leftSection={<History size={15} aria-hidden />} onClick={onClick}>
      {words.history}
    </Button>
  );
}
