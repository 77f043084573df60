/** The files of one field of a row as the server keeps them, and what can be done with them. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#rpc/client";
import { invalidateType, useCall } from "#rpc/hooks";
import type { Rotation } from "#ui/rotation";
import { FILES } from "#upload/uploads";

export interface StoredFile {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly captured_at: string | null;
  readonly rotation: Rotation;
  readonly width: number | null;
  readonly height: number | null;
}

interface Owner {
  readonly id: string;
  readonly field: string;
  readonly isNew: boolean;
}

export function useAttachments({ id, field, isNew }: Owner) {
  const client = useQueryClient();
  const asked = useCall<readonly StoredFile[]>(
    { ...FILES, action: "list", attributes: { reference_id: id, field } },
    { enabled: !isNew, keepPrevious: false },
  );
  const change = useCallback(
    async (action: "update" | "delete", attributes: object) => {
      try {
        await call({ ...FILES, action, attributes, idempotencyKey: crypto.randomUUID() });
      } finally {
        // Refused as well: somebody else may have turned or removed it meanwhile.
        await invalidateType(client, FILES.service, FILES.type);
      }
    },
    [client],
  );
  const turn = useCallback(
    (file: StoredFile, rotation: Rotation) =>
      change("update", { id: file.id, version: file.version, rotation }),
    [change],
  );
  const remove = useCallback((file: StoredFile) => change("delete", { id: file.id }), [change]);
  return {
    stored: asked.data?.attributes ?? [],
    isPending: asked.isLoading,
    error: asked.error,
    turn,
    remove,
  };
}
