/**
 * Enter belongs to a list that is open while something stands typed: it takes what is highlighted, and where nothing is
 * it does nothing. Saving the form instead would throw away the text and call the field empty.
 */
import type { KeyboardEvent } from "react";

export function isForList(event: KeyboardEvent<HTMLInputElement>, chosen: string): boolean {
  const { value, ariaExpanded } = event.currentTarget;
  return event.key === "Enter" && ariaExpanded === "true" && value.trim() !== "" && value !== chosen;
}
