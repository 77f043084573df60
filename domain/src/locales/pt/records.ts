/** Words of the records in Portuguese, put together from their areas. */
import type { RecordsWords } from "../words.ts";
import { billingRecords } from "./records-billing.ts";
import { commercialRecords } from "./records-commercial.ts";
import { fleetRecords } from "./records-fleet.ts";
import { organisationRecords } from "./records-organisation.ts";
import { partyRecords } from "./records-parties.ts";
import { peopleRecords } from "./records-people.ts";
import { placeRecords } from "./records-places.ts";
import { technicalRecords } from "./records-technical.ts";
import { workOrderRecords } from "./records-work-orders.ts";

export const records = {
  ...placeRecords,
  ...partyRecords,
  ...organisationRecords,
  ...fleetRecords,
  ...technicalRecords,
  ...billingRecords,
  ...peopleRecords,
  ...commercialRecords,
  ...workOrderRecords,
} satisfies RecordsWords;
