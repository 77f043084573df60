/** Waits for the operation of the address, and says so where there is none for this person. */
import { Button, Skeleton } from "@mantine/core";
import { CloudOff, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useCurrent } from "#app/client-state";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useWords } from "#i18n/words-provider";
import { useFieldBundle } from "#offline/field-bundle";
import { useSlow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import type { Addressed, OperationInHand } from "./use-operation.ts";

interface WithOperationProps {
  readonly addressed: Addressed;
  /** It stands beside others in a page that is there already. */
  readonly isPart?: boolean;
  readonly children: (hand: OperationInHand) => ReactNode;
}

export function WithOperation({ addressed, isPart = false, children }: WithOperationProps) {
  const { errors, app } = useWords();
  const field = useFieldBundle(addressed.operationId);
  const isPending = addressed.isPending || (addressed.operationId !== undefined && field.isPending);
  const slow = useSlow(isPending);
  // One of several is not what somebody has in hand.
  useCurrent(isPart || addressed.operationId === undefined ? {} : { operation: addressed.operationId });
  if (field.bundle) return children({ bundle: field.bundle, field, address: addressed.address });
  if (isPending)
    return slow ? (
      <Frame isPart={isPart}>
        <Skeleton height={96} mb={16} />
        <Skeleton height={280} />
      </Frame>
    ) : null;
  const error = field.error ?? addressed.error;
  const isMissing = error === null || (error instanceof RpcError && error.status === 404);
  return (
    <Frame isPart={isPart}>
      <Card>
        <EmptyState
          title={isMissing ? errors.not_found : errorText(error)}
          icon={isMissing ? SearchX : CloudOff}
          {...(isMissing
            ? {}
            : {
                action: (
                  <Button variant="default" onClick={field.refetch}>
                    {app.shell.tryAgain}
                  </Button>
                ),
              })}
        />
      </Card>
    </Frame>
  );
}

function Frame({ isPart, children }: { readonly isPart: boolean; readonly children: ReactNode }) {
  const { name } = useWords().records.operation;
  return isPart ? children : <Page title={name}>{children}</Page>;
}
