/** The load line mark and the name. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth={2.4} aria-hidden>
      <circle cx="12" cy="12" r="7.5" stroke="var(--pl-mark)" />
      <path d="M1 12h22" stroke="var(--pl-mark-line)" />
    </svg>
  );
}

/** A name is the same in every language. */
export const BRAND = "Plimsoll";
