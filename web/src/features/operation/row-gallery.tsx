/** The pictures of one row, at an address of their own; a quarter turn a click. */
import { useAttachments } from "#fields/file/use-attachments";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { PhotoStrip, photosIn } from "./photo-strip.tsx";

interface GalleryOfProps extends BodyProps {
  readonly id: string;
  /** Where the row keeps them, unless in its photos. */
  readonly field?: string;
}

export function GalleryOf({ hand, id, closed, field }: GalleryOfProps) {
  const words = useOperationWords().occurrences;
  const owner = photosIn(hand.bundle, id, false, field);
  const { stored } = useAttachments(owner);
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.gallery}</CardTitle>
        <span className={classes.quiet}>{stored.length}</span>
      </div>
      <PhotoStrip operationId={hand.bundle.operation.id} owner={owner} disabled={closed !== undefined} />
    </Card>
  );
}
