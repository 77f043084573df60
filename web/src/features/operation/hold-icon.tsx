/** A state is told by its shape as well as by its colour. */
import { Circle, CircleCheck, CircleDot, CircleX, TriangleAlert } from "lucide-react";
import type { HoldTone } from "./hold-navigator.tsx";

const ICONS = {
  none: Circle,
  now: CircleDot,
  good: CircleCheck,
  remarks: TriangleAlert,
  bad: CircleX,
} as const;

export function holdIcon(tone: HoldTone) {
  const Icon = ICONS[tone];
  return <Icon size={15} aria-hidden />;
}
