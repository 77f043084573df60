/**
 * A change of status under the version that was seen. Whoever was overtaken is told how the row stands now and goes on
 * from there with a second press; nothing typed is lost.
 */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CHANGE_STATUS } from "@plimsoll/domain/kernel/transitions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { invalidateType, type MutationOptions, rememberRow, useMutationCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";

interface StatusRecord {
  readonly service: string;
  readonly type: string;
}

export interface StatusRequest extends Readonly<Record<string, unknown>> {
  /** Left out where the call itself says it. */
  readonly status?: string;
}

export interface StatusChange {
  /** The changed row; nothing where it was refused, which `error` then tells. */
  readonly change: (request: StatusRequest) => Promise<Values | undefined>;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** The row as it stands, once somebody else was faster. */
  readonly current: Values | undefined;
  readonly reset: () => void;
}

export function useStatusChange(
  record: StatusRecord,
  row: Values,
  invalidates: NonNullable<MutationOptions<Values>["invalidates"]> = [],
  action: string = CHANGE_STATUS,
): StatusChange {
  const client = useQueryClient();
  const [current, setCurrent] = useState<Values>();
  const country = typeof row.country === "string" ? { country: row.country } : {};
  const { run, isBusy, error, reset } = useMutationCall(
    // Whatever it is called, a call of the machine answers the row.
    { ...record, action: action as typeof CHANGE_STATUS, ...country },
    { invalidates },
  );
  const isNewer = current !== undefined && Number(current.version) > Number(row.version);
  const underWay = useRef(false);
  const change = async (request: StatusRequest): Promise<Values | undefined> => {
    // A second press while the first is under way is the same press.
    if (underWay.current) return undefined;
    underWay.current = true;
    const id = String(row.id);
    try {
      const { attributes } = await run({ ...request, id, version: isNewer ? current.version : row.version });
      rememberRow(client, record, attributes);
      return attributes;
    } catch (failure) {
      const newer =
        failure instanceof RpcError && failure.has("stale") ? failure.errors[0]?.current : undefined;
      if (typeof newer === "object" && newer !== null) setCurrent(newer as Values);
      // Refused: the reason may be that the row is no longer what the screen shows.
      void invalidateType(client, record.service, record.type);
      return undefined;
    } finally {
      underWay.current = false;
    }
  };
  const forget = () => {
    setCurrent(undefined);
    reset();
  };
  return { change, isBusy, error, current, reset: forget };
}
