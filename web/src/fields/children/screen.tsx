/** Child rows as a grid, or on the screen that their definition asks for; those are loaded when one is opened. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { type ComponentType, lazy, Suspense } from "react";
import type { InputProps } from "#fields/field-screen";
import { ChildrenInput } from "./input.tsx";

const SCREENS: Readonly<Record<NonNullable<ChildrenField["as"]>, ComponentType<InputProps<ChildrenField>>>> =
  {
    grants: lazy(async () => ({ default: (await import("../grants/input.tsx")).GrantsInput })),
    holds: lazy(async () => ({ default: (await import("../holds/input.tsx")).HoldsInput })),
  };

export function ChildrenScreen(props: InputProps<ChildrenField>) {
  const { as } = props.field;
  if (as === undefined) return <ChildrenInput {...props} />;
  const Screen = SCREENS[as];
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}
