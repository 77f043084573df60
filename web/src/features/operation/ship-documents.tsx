/** Papers of the carrier and what was said of them, by the customer or by us. */
import { Button, Group } from "@mantine/core";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import type { ListRow } from "#record/list-row";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { classes } from "./classes.ts";
import { FieldRows } from "./field-rows.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useFieldSave } from "./use-field-save.ts";

const RECORD = "ship_document";
const COLUMNS = ["kind", "file", "remark", "approval", "reason"] as const;

interface ShipDocument extends ListRow {
  readonly approval: "pending" | "approved" | "reproved";
  readonly answered_by: string | null;
  readonly answered_at: string | null;
}

export function ShipDocuments(props: BodyProps) {
  return (
    <FieldRows
      {...props}
      record={RECORD}
      columns={COLUMNS}
      more={(row) => <Approval {...props} row={row as ShipDocument} />}
    />
  );
}

function Approval({ hand, closed, row }: BodyProps & { readonly row: ShipDocument }) {
  const words = useOperationWords().documents;
  const dates = useDates();
  const may = useMayOn(useModel(RECORD));
  const { isBusy, save } = useFieldSave(hand.bundle.operation.id);
  const [isReproving, setReproving] = useState(false);
  const seen = { id: row.id, version: row.version };
  const mayAnswer = closed === undefined && may("approve");
  return (
    <Group gap="xs">
      {isReproving && (
        <ReasonDialog
          title={words.reproveTitle}
          yes={words.reprove}
          onYes={async (justification) =>
            (await save({ type: RECORD, action: "reprove", attributes: { ...seen, justification } })) !==
            undefined
          }
          onClose={() => setReproving(false)}
        />
      )}
      {row.answered_by !== null && (
        <span className={classes.quiet}>
          {say(words.by, { name: row.answered_by, at: dates.moment(row.answered_at) })}
        </span>
      )}
      {mayAnswer && row.approval !== "approved" && (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          leftSection={<Check size={15} aria-hidden />}
          onClick={() => void save({ type: RECORD, action: "approve", attributes: seen })}
        >
          {words.approve}
        </Button>
      )}
      {mayAnswer && row.approval !== "reproved" && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<X size={15} aria-hidden />}
          onClick={() => setReproving(true)}
        >
          {words.reprove}
        </Button>
      )}
    </Group>
  );
}
