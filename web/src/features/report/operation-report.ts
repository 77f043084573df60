/** The reports of an operation as their pages read them, and the calls made on them. */
import type { RowNamed } from "@plimsoll/domain/calls";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { ReportKind } from "@plimsoll/domain/report/operation-report";
import { useParams } from "react-router";
import { useCall, useList } from "#rpc/hooks";

export const REPORTS = { service: "report", type: "operation_report" } as const;
const OPERATIONS = { service: "service", type: "operation" } as const;

export type OperationReportRow = RowNamed<typeof REPORTS>;

export const resumePath = (id: string) => `/operation/vessels/${id}/resume`;

/** The operation in the address; nothing where it can be none. */
export function useOperationId(): string | undefined {
  const { id } = useParams();
  return isUuid(id) ? id : undefined;
}

export function useResume(id: string, kind?: ReportKind) {
  return useCall(
    { ...OPERATIONS, action: "resume", attributes: { id, ...(kind === undefined ? {} : { kind }) } },
    { keepPrevious: false, dependsOn: [REPORTS] },
  );
}

/** More than are ever made of one ship. */
const MOST = 100;
/** While one is on its way, the page asks how far it has come. */
const ASKED_EVERY_MS = 1_500;

export function useReports(id: string, isOnItsWay: boolean) {
  return useList(
    REPORTS,
    {
      conditions: [{ attribute: "operation_id", operator: "=", value: id }],
      order: [["asked_at", "desc"]],
      pagination: { page: 1, size: MOST },
    },
    isOnItsWay ? { refetchInterval: ASKED_EVERY_MS } : {},
  );
}
