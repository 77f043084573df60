/** What happened on site and what is done about it; one of them, and its pictures, at their own addresses. */
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { Images, Mail } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { FieldRows } from "./field-rows.tsx";
import { NEW_ROW, pagePath } from "./operation-path.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { GalleryOf } from "./row-gallery.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { rowsOf } from "./use-operation.ts";

const RECORD = "occurrence";
const COLUMNS = ["at", "occurrences_id", "severity", "state", "text", "treatment"] as const;
const NEXT = { open: "in_treatment", in_treatment: "closed", closed: "open" } as const;

interface Occurrence extends ListRow {
  readonly state: keyof typeof NEXT;
}

export function Occurrences(props: BodyProps) {
  const { hand } = props;
  const { row, isGallery } = hand.address;
  const begins = useMemo(() => ({ at: new Date().toISOString() }), []);
  if (row !== undefined && isGallery) return <GalleryOf {...props} id={row} />;
  const own =
    row === undefined || row === NEW_ROW
      ? hand
      : {
          ...hand,
          bundle: {
            ...hand.bundle,
            records: {
              ...hand.bundle.records,
              [RECORD]: rowsOf<ListRow>(hand.bundle, RECORD).filter((one) => one.id === row),
            },
          },
        };
  return (
    <FieldRows
      {...props}
      hand={own}
      record={RECORD}
      columns={COLUMNS}
      begins={begins}
      more={(one) => <Treatment {...props} row={one as Occurrence} />}
    />
  );
}

function Treatment({ hand, closed, row }: BodyProps & { readonly row: Occurrence }) {
  const words = useOperationWords().occurrences;
  const rights = useRights(useModel(RECORD));
  const { isBusy, save } = useFieldSave(hand.bundle.operation.id);
  const [isTelling, setTelling] = useState(false);
  const labels = { open: words.treat, in_treatment: words.close, closed: words.reopen } as const;
  const move = () =>
    void save({
      type: RECORD,
      action: "update",
      attributes: { id: row.id, version: row.version, state: NEXT[row.state] },
    });
  const mayWrite = closed === undefined && rights.update;
  const gallery = `${pagePath(hand.bundle.operation, "occurrences")}/${row.id}/gallery`;
  return (
    <Group gap="xs">
      {mayWrite && (
        <Button variant="default" size="xs" loading={isBusy} onClick={move}>
          {labels[row.state]}
        </Button>
      )}
      {mayWrite && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Mail size={15} aria-hidden />}
          onClick={() => setTelling(true)}
        >
          {words.tell}
        </Button>
      )}
      <Button
        component={Link}
        to={gallery}
        variant="subtle"
        size="xs"
        leftSection={<Images size={15} aria-hidden />}
      >
        {words.gallery}
      </Button>
      {isTelling && (
        <TellDialog
          onClose={() => setTelling(false)}
          onTell={async (to) => {
            const attributes = { id: row.id, version: row.version, to };
            const saved = await save({ type: RECORD, action: "tell", attributes });
            if (saved) setTelling(false);
          }}
        />
      )}
    </Group>
  );
}

interface TellDialogProps {
  readonly onTell: (addresses: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

function TellDialog({ onTell, onClose }: TellDialogProps) {
  const words = useOperationWords().occurrences;
  const { shell } = useWords().app;
  const [typed, setTyped] = useState("");
  const addresses = typed
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter(Boolean);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.tellTitle}
      size={520}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (addresses.length > 0) void onTell(addresses);
        }}
      >
        <TextInput
          data-autofocus
          label={words.addresses}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={addresses.length === 0}>
            {words.tell}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
