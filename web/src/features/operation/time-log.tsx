/** The time log and the statement of facts that follows from it: keys for the usual, a timeline, sums, and the entries. */
import { Alert, Button, Group, Textarea } from "@mantine/core";
import { divide } from "@plimsoll/domain/kernel/decimal";
import type { Row } from "@plimsoll/domain/kernel/record";
import { overlapping, type timelogEntry } from "@plimsoll/domain/operation/pages/time-log";
import type { timelog } from "@plimsoll/domain/register/timelog";
import { FileDown } from "lucide-react";
import { useMemo } from "react";
import { toastError } from "#app/error-text";
import { ClockZone } from "#fields/clock-zone";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useLocale } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { callForFile, saveFile } from "#rpc/files";
import { Card, CardTitle } from "#ui/card";
import { ScrollRegion } from "#ui/scroll-region";
import { classes } from "./classes.ts";
import { FieldRows } from "./field-rows.tsx";
import { LaytimeCard } from "./laytime-card.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { PrintButton } from "./print-button.tsx";
import { QuickEntries } from "./quick-entries.tsx";
import { StatementFigures } from "./statement-figures.tsx";
import { TimeLine } from "./time-line.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useLoggedStatement } from "./use-logged-statement.ts";
import { rowsOf } from "./use-operation.ts";

export type TimeEntry = Row<typeof timelogEntry>;
export type TimeType = Row<typeof timelog>;

const RECORD = "timelog_entry";
const COLUMNS = ["timelog_id", "begin_at", "end_at", "hold", "note"] as const;

export function TimeLog(props: BodyProps) {
  const { hand, closed } = props;
  const { operation, order, zone } = hand.bundle;
  const words = useOperationWords().timelog;
  const numbers = useNumbers();
  const entries = rowsOf<TimeEntry>(hand.bundle, RECORD);
  const shared = useMemo(() => overlapping(entries), [entries]);
  const begins = useMemo(() => ({ begin_at: new Date().toISOString() }), []);
  const logged = useLoggedStatement(hand);
  const kept = useKeptDraft(`${operation.id}.statement`, 0, NO_REMARKS);
  return (
    <ClockZone value={zone}>
      <div className={classes.stack}>
        <div className={classes.cardHead}>
          <span className={classes.quiet}>{say(words.zone, { port: order.port?.name ?? "", zone })}</span>
          <Group gap="xs">
            <ExcelOfEntries operationId={operation.id} />
            {logged.types.size > 0 && (
              <PrintButton
                operationId={operation.id}
                document="statement_of_facts"
                label={words.pdf}
                remarks={kept.draft.remarks}
              />
            )}
          </Group>
        </div>
        {closed === undefined && <QuickEntries hand={hand} />}
        {logged.isWrong && <Alert color="red">{words.wrongOrder}</Alert>}
        {/* Whoever may not read the types sees the entries and no sums. */}
        {logged.types.size > 0 && <StatementFigures logged={logged} />}
        {logged.types.size > 0 && <LaytimeCard hand={hand} closed={closed} logged={logged} />}
        {entries.length > 0 && logged.types.size > 0 && (
          <Card padded>
            <CardTitle>{words.line}</CardTitle>
            <ScrollRegion label={words.line} className={classes.lineScroll}>
              <TimeLine entries={entries} logged={logged} shared={shared} zone={zone} />
            </ScrollRegion>
            {(logged.found?.uncounted.length ?? 0) > 0 && (
              <p className={classes.quiet}>
                {sayCount(words.uncounted, logged.found?.uncounted.length ?? 0)}
              </p>
            )}
          </Card>
        )}
        {logged.types.size > 0 && (
          <Textarea
            label={words.remarks}
            maxLength={4000}
            value={kept.draft.remarks}
            onChange={({ currentTarget }) => kept.change({ remarks: currentTarget.value })}
          />
        )}
        <FieldRows
          {...props}
          record={RECORD}
          columns={COLUMNS}
          begins={begins}
          marks={(row) => (shared.has(row as unknown as TimeEntry) ? words.overlap : undefined)}
          more={(row) => {
            const hours = lengthOf(row);
            return hours === undefined ? null : (
              <span className={classes.quiet}>
                {say(words.length, { hours: numbers.format(hours, { scale: 2 }) })}
              </span>
            );
          }}
        />
      </div>
    </ClockZone>
  );
}

const NO_REMARKS = { remarks: "" };

const MILLISECONDS_OF_AN_HOUR = "3600000";

/** Hours with two decimals, for reading; what is computed with is the statement's own. */
function lengthOf({ begin_at: begin, end_at: end }: ListRow): string | undefined {
  if (typeof begin !== "string" || typeof end !== "string") return undefined;
  return divide(String(Date.parse(end) - Date.parse(begin)), MILLISECONDS_OF_AN_HOUR, 2, "half_even");
}

function ExcelOfEntries({ operationId }: { readonly operationId: string }) {
  const words = useOperationWords().timelog;
  const { locale } = useLocale();
  const conditions = [{ attribute: "operation_id", operator: "=", value: operationId }];
  const request = {
    service: "service",
    type: RECORD,
    action: "export",
    attributes: { conditions, columns: COLUMNS, locale },
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<FileDown size={15} aria-hidden />}
      onClick={() => void callForFile(request, "timelog.xlsx").then(saveFile).catch(toastError)}
    >
      {words.excel}
    </Button>
  );
}
