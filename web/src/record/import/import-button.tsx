/** Opens the import; the dialog itself is loaded when somebody wants it. */
import { Button } from "@mantine/core";
import { FileUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "../record-list.module.css";
import type { ListView } from "../use-list-view.ts";

const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

export function ImportButton({ view }: { readonly view: ListView }) {
  const { app } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={classes.iconWhereNarrow}
        leftSection={<FileUp size={16} aria-hidden />}
        aria-label={app.import.button}
        onClick={() => setOpen(true)}
      >
        <span className={classes.wideOnly}>{app.import.button}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog model={view.model} items={view.labels.plural} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
