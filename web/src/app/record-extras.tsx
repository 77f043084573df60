/** What single records offer beyond what every record does: buttons beside the history, one line per record. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type ComponentType, lazy, Suspense } from "react";

export interface ExtraProps {
  /** The row as it was saved last. */
  readonly row: Values;
  /** What the form holds now, as it would be sent. */
  readonly values: () => Values;
}

const EXTRAS: Readonly<Record<string, ComponentType<ExtraProps>>> = {
  user: lazy(async () => ({ default: (await import("#features/people/invite-button")).InviteButton })),
  scale: lazy(async () => ({ default: (await import("#features/scale/scale-token")).ScaleToken })),
  profile: lazy(async () => ({
    default: (await import("#features/people/profile-preview")).ProfilePreview,
  })),
};

export function RecordExtras({ recordKey, ...props }: ExtraProps & { readonly recordKey: string }) {
  const Extra = EXTRAS[recordKey];
  if (!Extra) return null;
  return (
    <Suspense fallback={null}>
      <Extra {...props} />
    </Suspense>
  );
}
