/** The files of one field of a row as the server keeps them, and what can be done with them. */
import type { Attachment, Rotation } from "@plimsoll/domain/file/output";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#rpc/client";
import { invalidateType, useCall } from "#rpc/hooks";
import { FILES } from "#upload/uploads";

const NONE: readonly Attachment[] = [];

interface Owner {
  readonly id: string;
  readonly field: string;
  readonly isNew: boolean;
  /** As they were when they were last heard of: shown while there is no answer. */
  readonly known?: readonly Attachment[] | undefined;
}

export function useAttachments({ id, field, isNew, known = NONE }: Owner) {
  const client = useQueryClient();
  const asked = useCall(
    { ...FILES, action: "list", attributes: { reference_id: id, field } },
    { enabled: !isNew, keepPrevious: false },
  );
  const settle = useCallback(
    async (change: Promise<unknown>) => {
      try {
        await change;
      } finally {
        // Refused as well: somebody else may have turned or removed it meanwhile.
        await invalidateType(client, FILES.service, FILES.type);
      }
    },
    [client],
  );
  const turn = useCallback(
    ({ id, version }: Attachment, rotation: Rotation) =>
      settle(
        call({
          ...FILES,
          action: "update",
          attributes: { id, version, rotation },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    [settle],
  );
  const remove = useCallback(
    ({ id }: Attachment) =>
      settle(call({ ...FILES, action: "delete", attributes: { id }, idempotencyKey: crypto.randomUUID() })),
    [settle],
  );
  return {
    stored: asked.data?.attributes ?? known,
    isPending: asked.isLoading,
    error: asked.error,
    turn,
    remove,
  };
}
