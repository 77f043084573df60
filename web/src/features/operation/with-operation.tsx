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
  readonly children: (hand: OperationInHand) => ReactNode;
}

export function WithOperation({ addressed, children }: WithOperationProps) {
  const { errors, app, records } = useWords();
  const field = useFieldBundle(addressed.operationId);
  const isPending = addressed.isPending || (addressed.operationId !== undefined && field.isPending);
  const slow = useSlow(isPending);
  useCurrent(addressed.operationId === undefined ? {} : { operation: addressed.operationId });
  if (field.bundle) return children({ bundle: field.bundle, field, address: addressed.address });
  const { name } = records.operation;
  if (isPending)
    return slow ? (
      <Page title={name}>
        <Skeleton height={96} mb={16} />
        <Skeleton height={280} />
      </Page>
    ) : null;
  const error = field.error ?? addressed.error;
  const isMissing = error === null || (error instanceof RpcError && error.status === 404);
  return (
    <Page title={name}>
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
    </Page>
  );
}
