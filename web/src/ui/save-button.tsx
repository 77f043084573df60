/** Saves what was typed on a page, by a click or with Ctrl+S from anywhere on it. */
import { Button, type ButtonProps } from "@mantine/core";
import { Save } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { useSaveKey } from "./use-save-key.ts";

interface SaveButtonProps extends ButtonProps {
  readonly type?: "button" | "submit";
  readonly onClick?: () => void;
  /** Something stands on the page that has not been saved: the keys that were pressed during a save meant that. */
  readonly isDirty?: boolean;
}

export function SaveButton({ isDirty = false, loading = false, ...props }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isAskedAgain = useRef(false);
  // A button that has nothing to save takes no click, of the keyboard neither.
  const press = useCallback(() => {
    if (!isMeant(button.current)) return;
    isAskedAgain.current = button.current?.dataset.loading === "true";
    button.current?.click();
  }, []);
  useSaveKey(press);
  useEffect(() => {
    if (loading || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    if (isDirty) button.current?.click();
  }, [loading, isDirty]);
  return (
    <Button
      ref={button}
      data-saves
      loading={loading}
      leftSection={<Save size={18} aria-hidden />}
      {...props}
    />
  );
}

/** Where several stand side by side, such as one for each barge, the one beside which somebody types. */
function isMeant(button: HTMLElement | null): boolean {
  if (document.querySelectorAll("[data-saves]").length < 2) return true;
  return button?.closest("section")?.contains(document.activeElement) === true;
}
