/** A button for what a verdict allows. One that does not can still be reached, and says why. */
import { Button, type ButtonProps, Tooltip, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface VerdictButtonProps extends Omit<ButtonProps, "disabled"> {
  readonly children: ReactNode;
  /** Why it cannot be pressed; empty where it can. */
  readonly reasons: readonly string[];
  readonly onClick: () => void;
}

export function VerdictButton({ children, reasons, onClick, ...rest }: VerdictButtonProps) {
  const id = useId();
  if (reasons.length === 0) {
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  }
  const text = reasons.join(" ");
  return (
    <Tooltip label={text} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <Button
        {...rest}
        aria-disabled="true"
        data-disabled
        aria-describedby={id}
        onClick={(event) => event.preventDefault()}
      >
        {children}
        <VisuallyHidden id={id}>{text}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}
