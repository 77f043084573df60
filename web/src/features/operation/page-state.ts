/** The colours that the states of operations and their pages wear. */
import type { OperationStatus, PageState } from "@plimsoll/domain/operation/operation-page";
import type { Phase } from "#ui/status-chip";

export const OPERATION_PHASES: Readonly<Record<OperationStatus, Phase>> = {
  not_started: "planning",
  started: "field",
  finished: "done",
  canceled: "stopped",
};

export const PAGE_PHASES: Readonly<Record<PageState, Phase>> = {
  locked: "planning",
  open: "planning",
  begun: "field",
  done: "done",
  not_needed: "planning",
};
