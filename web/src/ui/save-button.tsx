/** Saves what was typed on a page, by a click or with Ctrl+S from anywhere on it. */
import { Button, type ButtonProps } from "@mantine/core";
import { Save } from "lucide-react";
import { useCallback, useRef } from "react";
import { useSaveKey } from "./use-save-key.ts";

interface SaveButtonProps extends ButtonProps {
  readonly type?: "button" | "submit";
  readonly onClick?: () => void;
}

export function SaveButton(props: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A button that is busy or has nothing to save takes no click, of the keyboard neither.
  useSaveKey(useCallback(() => isMeant(button.current) && button.current?.click(), []));
  return <Button ref={button} data-saves leftSection={<Save size={18} aria-hidden />} {...props} />;
}

/** Where several stand side by side, such as one for each barge, the one beside which somebody types. */
function isMeant(button: HTMLElement | null): boolean {
  if (document.querySelectorAll("[data-saves]").length < 2) return true;
  return button?.closest("section")?.contains(document.activeElement) === true;
}
