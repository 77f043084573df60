/** Warehouses and yards where trucks are loaded. A place of embarkation without an address is of no use to a driver. */
import { address, coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const loadingPlace = defineRecord({
  key: "loading_place",
  service: "register",
  path: "loading-places",
  scope: "country",
  // Where other shippers load is no business of one customer.
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    shipper_id: reference("shipper", { list: true, filter: true }),
    address: address({ required: true, section: "place" }),
    city_id: reference("city", { required: true, list: true, filter: true, section: "place" }),
    coordinates: coordinates({ section: "place", list: true }),
  },
});
