/** What a page shows as a sheet and on paper. */
import { Button } from "@mantine/core";
import type { Printed } from "@plimsoll/domain/commercial/output";
import { FileDown, FileText } from "lucide-react";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { downloadPrinted } from "#app/open-printed";
import { useWords } from "#i18n/words-provider";
import type { MoreItem } from "#ui/more-menu";

type Format = "xlsx" | "pdf";
const FORMATS = ["pdf", "xlsx"] as const;

interface FileButtonsProps {
  readonly load: (format: Format) => Promise<Printed>;
  readonly disabled?: boolean;
}

/** The same where there is room for a menu only. */
export function useFileItems(
  load: FileButtonsProps["load"],
  formats: readonly Format[] = FORMATS,
): MoreItem[] {
  const { excel, paper } = useWords().app.record.list;
  return formats.map((format) => ({
    label: format === "pdf" ? paper : excel,
    icon: format === "pdf" ? FileText : FileDown,
    onClick: () => void load(format).then(downloadPrinted, toastError),
  }));
}

export function FileButtons({ load, disabled = false }: FileButtonsProps) {
  const { excel, paper } = useWords().app.record.list;
  const [busy, setBusy] = useState<Format>();
  const run = async (format: Format) => {
    setBusy(format);
    await load(format).then(downloadPrinted, toastError);
    setBusy(undefined);
  };
  const buttons = [
    ["xlsx", excel, FileDown],
    ["pdf", paper, FileText],
  ] as const;
  return buttons.map(([format, label, Icon]) => (
    <Button
      key={format}
      variant="default"
      disabled={disabled}
      loading={busy === format}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void run(format)}
    >
      {label}
    </Button>
  ));
}
