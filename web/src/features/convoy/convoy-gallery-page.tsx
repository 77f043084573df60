/** Every photo of a convoy: its own, and those of its barges, barge by barge. */
import { Button } from "@mantine/core";
import type { ConvoySummary } from "@plimsoll/domain/operation/convoy-contract";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { orderPath } from "#app/order-path";
import { StoredTiles } from "#fields/file/stored-tiles";
import { useAttachments } from "#fields/file/use-attachments";
import { useFieldBundle } from "#offline/field-bundle";
import { Card, CardTitle } from "#ui/card";
import { FileTiles } from "#ui/file-tiles";
import classes from "./convoy.module.css";
import { ConvoyFrame } from "./convoy-frame.tsx";
import { useConvoyWords, WithConvoyWords } from "./convoy-words.tsx";

export function ConvoyGalleryPage() {
  return (
    <WithConvoyWords>
      <ConvoyFrame>{(convoy) => <Gallery convoy={convoy} />}</ConvoyFrame>
    </WithConvoyWords>
  );
}

function Gallery({ convoy: { order, barges } }: { readonly convoy: ConvoySummary }) {
  const words = useConvoyWords();
  const { stored } = useAttachments({ id: order.id, field: "photos", isNew: false });
  const to = orderPath("convoy", order.id);
  return (
    <div className={classes.page}>
      <Card padded>
        <div className={classes.line}>
          <CardTitle>{words.galleryOf}</CardTitle>
          {to !== undefined && (
            <Button
              component={Link}
              to={to}
              variant="default"
              size="xs"
              leftSection={<Plus size={15} aria-hidden />}
            >
              {words.add}
            </Button>
          )}
        </div>
        {stored.length === 0 ? (
          <p className={classes.quiet}>{words.galleryNone}</p>
        ) : (
          <FileTiles label={words.galleryOf}>
            <StoredTiles files={stored} />
          </FileTiles>
        )}
      </Card>
      {barges.map(({ operation_id: id, barge }) => (
        <BargePhotos key={id} operationId={id} name={barge.name} />
      ))}
    </div>
  );
}

/** Nothing where a barge has none. */
function BargePhotos({ operationId, name }: { readonly operationId: string; readonly name: string }) {
  const { bundle } = useFieldBundle(operationId);
  const photos = bundle?.files.filter(({ media_type: type }) => type.startsWith("image/")) ?? [];
  if (photos.length === 0) return null;
  return (
    <Card padded>
      <CardTitle>{name}</CardTitle>
      <FileTiles label={name}>
        <StoredTiles files={photos} />
      </FileTiles>
    </Card>
  );
}
