/** Child rows as a grid, or on the screen that their definition names. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { Suspense } from "react";
import type { InputProps } from "#fields/field-screen";
import { ChildrenInput } from "./input.tsx";
import { CHILDREN_SCREENS } from "./screens.ts";

export function ChildrenScreen(props: InputProps<ChildrenField>) {
  const Screen = CHILDREN_SCREENS.get(props.field.screen ?? "");
  if (Screen === undefined) return <ChildrenInput {...props} />;
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}
