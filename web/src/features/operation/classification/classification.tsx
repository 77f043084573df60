/** The classification of an operation: its list, the form of one, and every version. */
import { FlaskConicalOff } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import type { BodyProps } from "../page-body.tsx";
import { GalleryOf } from "../row-gallery.tsx";
import { useRowId } from "../use-row-id.ts";
import { ClassificationEntry } from "./classification-entry.tsx";
import { ClassificationHistory } from "./classification-history.tsx";
import { ClassificationList } from "./classification-list.tsx";
import { useClassifyingWords, WithClassifyingWords } from "./classifying-words.tsx";
import { CombinedFinal, isCombined } from "./combined-final.tsx";
import { MapReport } from "./map-report.tsx";
import { classificationsIn, openProducts, productsIn } from "./use-classified.ts";

export function Classification(props: BodyProps) {
  return (
    <WithClassifyingWords>
      <OfAddress {...props} />
    </WithClassifyingWords>
  );
}

function OfAddress(props: BodyProps) {
  const { bundle, address } = props.hand;
  const calculator = useLoadedCalculatorWords();
  const words = useClassifyingWords();
  const [params] = useSearchParams();
  const rows = classificationsIn(bundle);
  const row = rows.find(({ id }) => id === address.row);
  const id = useRowId(row, `${address.row}?${params}`);
  if (!calculator) return null;
  if (address.row === undefined) return <ClassificationList {...props} rows={rows} calculator={calculator} />;
  if (address.row === "history")
    return <ClassificationHistory {...props} rows={rows} calculator={calculator} />;
  const isMissing = address.row !== "new" && row === undefined;
  // The page over all barges shows a classification where it belongs, and nothing at the others.
  if (isMissing && address.order !== undefined && address.barge === undefined) return null;
  if (address.below === "previewmapreport" && row) return <MapReport row={row} />;
  if (address.isGallery && row) return <GalleryOf {...props} id={row.id} />;
  // A final closes its product to new ones, and not the form that has just made it.
  const isOpen = rows.some((one) => one.id === id) || openProducts(bundle).length > 0;
  if (isMissing || !isOpen) {
    const isStruck = productsIn(bundle).length > 0;
    const why = isMissing ? words.form.notHere : isStruck ? words.list.locked : words.form.noProduct;
    return (
      <Card>
        <EmptyState title={why} icon={FlaskConicalOff} />
      </Card>
    );
  }
  if (row && isCombined(row)) return <CombinedFinal {...props} row={row} calculator={calculator} />;
  return <ClassificationEntry key={id} {...props} id={id} row={row} rows={rows} calculator={calculator} />;
}
