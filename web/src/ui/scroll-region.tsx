/** What is wider or taller than its place and scrolls in it: named, and reached by the keyboard. */
import type { ReactNode } from "react";

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
