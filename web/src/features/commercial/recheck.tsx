/**
 * Two dates that must agree are judged once everything else is in order, and a control judges itself when it is left.
 * So a date that was left early is judged again when the rest has changed.
 */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";

const REST = 300;

export function useRecheck(form: UseFormReturn<Values>, name: string): void {
  const values = useWatch({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what there is to judge
  useEffect(() => {
    const timer = setTimeout(() => {
      if (form.getFieldState(name).isTouched) void form.trigger(name);
    }, REST);
    return () => clearTimeout(timer);
  }, [form, name, values]);
}
