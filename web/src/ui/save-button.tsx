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
  useSaveKey(useCallback(() => button.current?.click(), []));
  return <Button ref={button} leftSection={<Save size={18} aria-hidden />} {...props} />;
}
