/** Pages that are their rows and no more. */
import type { BodyProps } from "./field-page.tsx";
import { FieldRows } from "./field-rows.tsx";

const NOW = () => new Date().toISOString();

const BAG_COLUMNS = ["lot", "description", "net_per_bag", "pieces", "torn", "wet", "rejected"] as const;

export function Bags(props: BodyProps) {
  return <FieldRows {...props} record="bags" columns={BAG_COLUMNS} />;
}

const ORIGIN_COLUMNS = ["at", "loading_place_id", "lots", "findings"] as const;

export function OriginInspections(props: BodyProps) {
  return <FieldRows {...props} record="origin_inspection" columns={ORIGIN_COLUMNS} begins={{ at: NOW() }} />;
}
