/** What else can be done with a record than changing its fields. */
import { Button } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Copy, History, Link as LinkIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { currentWords } from "#i18n/dictionary";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useConfirmation } from "#ui/confirm-dialog";
import { type MoreItem, MoreMenu } from "#ui/more-menu";
import { toasts } from "#ui/toasts";
import { HistoryDrawer } from "./history-drawer.tsx";
import { rowTitle } from "./list-row.ts";
import list from "./record-list.module.css";
import type { RecordLabels } from "./record-words.ts";
import type { Rights } from "./rights.ts";

interface FormActionsProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly rights: Rights;
  readonly row: Values;
  readonly onClone: () => void;
  readonly onDeleted: () => void;
}

export function FormActions({ model, labels, rights, row, onClone, onDeleted }: FormActionsProps) {
  const { messages, app } = useWords();
  const { locale } = useLocale();
  const words = app.record.form;
  const [history, setHistory] = useState(false);
  const { ask, element } = useConfirmation();
  const id = String(row.id);
  const country = typeof row.country === "string" ? { country: row.country } : {};
  const { run, isBusy } = useMutationCall({
    service: model.service,
    type: model.key,
    action: "delete",
    ...country,
  });
  const remove = async () => {
    const yes = await ask({
      title: say(words.removeTitle, { name: rowTitle(model, row, locale) }),
      text: words.removeText,
      yes: say(words.removeYes, { item: labels.name }),
      danger: true,
    });
    if (!yes) return;
    await toasts.during(say(messages.deleting, { item: labels.name }), run({ id }));
    toasts.success(say(messages.deleted, { item: labels.name }));
    onDeleted();
  };
  const items: MoreItem[] = [
    { label: words.copyLink, icon: LinkIcon, onClick: () => void copyLink(words.link).catch(toastError) },
  ];
  if (rights.create) items.push({ label: words.clone, icon: Copy, onClick: onClone });
  if (rights.delete)
    items.push({
      label: words.remove,
      icon: Trash2,
      danger: true,
      onClick: () => void remove().catch(toastError),
    });
  return (
    <>
      {element}
      <HistoryDrawer
        model={model}
        labels={labels}
        id={id}
        country={country.country ?? null}
        opened={history}
        onClose={() => setHistory(false)}
      />
      <Button
        variant="default"
        className={list.iconWhereNarrow}
        aria-label={words.history}
        leftSection={<History size={16} aria-hidden />}
        onClick={() => setHistory(true)}
      >
        <span className={list.wideOnly}>{words.history}</span>
      </Button>
      <MoreMenu items={items} isBusy={isBusy} />
    </>
  );
}

/** The address as it stands, without what only this visit knows of. */
async function copyLink(item: string): Promise<void> {
  await navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}`);
  toasts.success(say(currentWords().messages.copied, { item }));
}
