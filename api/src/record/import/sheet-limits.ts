/** How much a sheet from outside may hold, and the refusal of one that holds more. */
import type { ErrorCode, IssueParams } from "@plimsoll/domain/kernel/errors";

const MIB = 1_048_576;

export const MAX_ROWS = 10_000;
/** Of a text, empty ones as well: no spreadsheet writes more. */
export const MAX_LINES = 1_048_576;
export const MAX_COLUMNS = 200;
/** Excel's own limit for the text of one cell. */
export const MAX_CELL = 32_767;
/** All that is read of a workbook, unpacked: a sheet of 10,000 rows and fifty columns has some 25 MiB. */
export const MAX_UNPACKED = 64 * MIB;
/** Cells with anything in them: all rows with fifty columns. */
export const MAX_CELLS = 500_000;
/** Characters of all cells together. */
export const MAX_TEXT = 16 * MIB;
/** A heading is for people; what is longer is shown and remembered up to here. */
export const MAX_HEADING = 200;

export class SheetRefusal extends Error {
  readonly code: ErrorCode;
  readonly params: IssueParams | undefined;

  constructor(code: ErrorCode, params?: IssueParams) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
