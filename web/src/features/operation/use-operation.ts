/** The operation that an address means, with everything its pages need. */
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useAtWork } from "#offline/at-work";
import { type FieldBundle, useFieldBundle } from "#offline/field-bundle";
import { type FieldAddress, readAddress } from "./operation-path.ts";

export interface Addressed {
  readonly address: FieldAddress;
  /** All operations of the convoy in the address; one or none otherwise. */
  readonly siblings: readonly {
    readonly id: string;
    readonly name: string;
    readonly barge_id: string | null;
  }[];
  readonly operationId: string | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

export function useAddressed(): Addressed {
  const { pathname } = useLocation();
  const address = useMemo(() => readAddress(pathname), [pathname]);
  const asked = useAtWork(
    { view: "all", work_order_id: address.order ?? "" },
    { enabled: address.order !== undefined, keepPrevious: false },
  );
  const { rows, error } = asked;
  const isPending = address.order !== undefined && asked.isPending;
  // The same as long as it says the same: two dozen barges are not drawn again for nothing.
  return useMemo(() => {
    const siblings = rows.map(({ id, carrier_name, code, barge_id }) => ({
      id,
      name: carrier_name ?? code,
      barge_id,
    }));
    const own = address.isRoad ? siblings[0] : siblings.find(({ barge_id }) => barge_id === address.barge);
    return { address, siblings, operationId: address.operation ?? own?.id, isPending, error };
  }, [address, rows, isPending, error]);
}

/** The operation in hand: its bundle is there. */
export interface OperationInHand {
  readonly bundle: Bundle;
  readonly field: FieldBundle;
  readonly address: FieldAddress;
}

/** Rows of a record of the bundle, typed by whoever shows them. */
export function rowsOf<Row>(bundle: Bundle, record: string): readonly Row[] {
  return (bundle.records[record] ?? []) as unknown as readonly Row[];
}

export { useFieldBundle };
