/** The list as it is filtered and sorted, as an Excel file or on paper. It goes on when the page is left. */
import { Button } from "@mantine/core";
import { FileDown, FileText } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { callForFile, saveFile } from "#rpc/files";
import { toasts } from "#ui/toasts";
import { exportColumns } from "./list-columns.ts";
import classes from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

interface ExportButtonProps {
  readonly view: ListView;
  readonly format?: "xlsx" | "pdf";
}

export function ExportButton({ view, format = "xlsx" }: ExportButtonProps) {
  const { messages, app } = useWords();
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const words = app.record.list;
  const isPaper = format === "pdf";
  const label = isPaper ? words.paper : words.excel;
  const Icon = isPaper ? FileText : FileDown;
  const item = say(isPaper ? words.paperOf : words.excelOf, { items: view.labels.plural });

  const run = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const toast = toasts.progress(say(messages.downloading, { item }));
    const { model, attributes, columns } = view;
    try {
      const request = {
        service: model.service,
        action: "export",
        type: model.key,
        attributes: { ...attributes, columns: exportColumns(model, columns), locale, format },
      };
      saveFile(await callForFile(request, `${model.key}.${format}`));
      toast.done(say(messages.downloaded, { item }));
    } catch (error) {
      toast.failed(errorText(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      className={classes.iconWhereNarrow}
      leftSection={<Icon size={16} aria-hidden />}
      loading={busy}
      aria-label={label}
      onClick={() => void run()}
    >
      <span className={classes.wideOnly}>{label}</span>
    </Button>
  );
}
