/** What the field pages of one operation show. */
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useCall } from "#rpc/hooks";

export interface FieldBundle {
  readonly bundle: Bundle | undefined;
  /** When what is shown was fetched. */
  readonly savedAt: string | undefined;
  readonly isFromDevice: boolean;
  /** Ids of rows with entries that have not left yet. */
  readonly waiting: ReadonlySet<string>;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useFieldBundle(operationId: string | undefined): FieldBundle {
  const asked = useCall(
    { service: "service", type: "operation", action: "bundle", attributes: { id: operationId ?? "" } },
    { enabled: operationId !== undefined, keepPrevious: false },
  );
  const bundle = asked.data?.attributes;
  return {
    bundle,
    savedAt: bundle?.at,
    isFromDevice: false,
    waiting: NONE,
    isPending: asked.isPending,
    error: asked.error,
    refetch: () => void asked.refetch(),
  };
}
