/** One line of the palette. */
import type { ReactNode } from "react";

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly icon: ReactNode;
  readonly to: string;
  readonly external: boolean;
  /** Instead of going anywhere. */
  readonly act?: () => void;
  readonly isWork?: boolean;
}
