/** Screens of their own for child rows, by the name that a definition gives; each is loaded when one is opened. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { type ComponentType, lazy } from "react";
import type { InputProps } from "#fields/field-screen";

export const CHILDREN_SCREENS: ReadonlyMap<string, ComponentType<InputProps<ChildrenField>>> = new Map([
  ["grants", lazy(async () => ({ default: (await import("../grants/input.tsx")).GrantsInput }))],
  ["holds", lazy(async () => ({ default: (await import("../holds/input.tsx")).HoldsInput }))],
]);
