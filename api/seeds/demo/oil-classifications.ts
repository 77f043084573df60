/** What was found in the oil of the demo company's ships: as contracted, beyond a basis, and once outside. */
import type { OilRequest } from "@plimsoll/domain/classification/oil";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { classifyOil } from "@plimsoll/domain/operation/oil-classify";
import { productId } from "../reference/load-reference.ts";
import { authorOf } from "./classifications.ts";
import { rowOf, type Stage } from "./stage.ts";

const SAMPLES: readonly OilRequest["values"][] = [
  { free_fatty_acids: "0.82", oil_moisture: "0.14", phosphorus: "0.0148", lovibond_red: "4.4" },
  { free_fatty_acids: "1.06", oil_moisture: "0.16", phosphorus: "0.0161", lovibond_red: "4.6" },
  { free_fatty_acids: "0.91", oil_moisture: "0.23", phosphorus: "0.0172", lovibond_red: "4.8" },
];
const COMMON = {
  insoluble_impurities: "0.07",
  unsaponifiable: "1.12",
  lovibond_yellow: "44",
  flash_point: "126",
  sediment: "0.04",
  iodine_value: "131.0",
} as const;

export function oilClassifications(stage: Stage): Values[] {
  const oil = productId("Crude degummed soybean oil");
  const tank = stage.plan.find((line) => line.product_id === oil);
  if (!tank || stage.carrier !== "ship") return [];
  return SAMPLES.map((values, at) => {
    const sample: OilRequest = { values: { ...values, ...COMMON } };
    const answer = classifyOil(sample, null);
    if (!answer.ok) throw new Error(`a demo sample is refused: ${JSON.stringify(answer.issues)}`);
    return rowOf(stage, "oil_classification", String(at), {
      code: `${stage.code}/${at + 1}`,
      number: at + 1,
      kind: "partial",
      hold: tank.hold,
      date: addDays(stage.began.slice(0, 10), at + 1),
      product_id: oil,
      tonnage: null,
      sample,
      retest_of_id: null,
      retest_reason: null,
      superseded: false,
      locked: false,
      shared_at: null,
      sent: false,
      author_id: authorOf(stage),
      ...answer.result,
    });
  });
}
