/** A document that the server makes when asked for, shown in a tab of its own. */
import type { Printed } from "@plimsoll/domain/commercial/output";
import { useRef, useState } from "react";
import { toastError } from "./error-text.ts";

/** Long enough for a slow viewer to have read it. */
const KEPT = 60_000;

function addressOf({ file }: Printed): string {
  const [head = "", body = ""] = file.split(",");
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "application/pdf";
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
  return address;
}

function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** A file that the server answered with, kept on the machine of whoever asked for it. */
export function downloadPrinted(printed: Printed): void {
  download(addressOf(printed), printed.name);
}

/** `onBlocked` is told where the browser opened no tab, and the document was downloaded instead. */
export function useOpenPrinted(load: () => Promise<Printed>, onBlocked?: () => void) {
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const open = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    // Asked for at once: after a wait the browser would take it for a window nobody wanted.
    const tab = window.open("", "_blank");
    try {
      const printed = await load();
      const address = addressOf(printed);
      if (tab && !tab.closed) tab.location.replace(address);
      else {
        download(address, printed.name);
        onBlocked?.();
      }
    } catch (error) {
      tab?.close();
      toastError(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { open, isBusy };
}

/** The same for a file that no browser shows: it is saved under its name. */
export function useSavePrinted(load: () => Promise<Printed>) {
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const save = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const printed = await load();
      download(addressOf(printed), printed.name);
    } catch (error) {
      toastError(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { save, isBusy };
}
