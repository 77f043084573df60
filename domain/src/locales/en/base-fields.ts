/** Labels of what every row has before its own fields, and of attributes that a kind brings along. */
import type { BaseFieldName } from "../words.ts";

export const baseFields = {
  id: "Id",
  version: "Version",
  active: "Active",
  country: "Country",
  created_at: "Created",
  updated_at: "Changed",
  latitude: "Latitude",
  longitude: "Longitude",
} satisfies Record<BaseFieldName, string>;
