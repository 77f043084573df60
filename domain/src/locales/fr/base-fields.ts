/** Labels of what every row has before its own fields, and of attributes that a kind brings along. */
import type { BaseFieldName } from "../words.ts";

export const baseFields = {
  id: "Id",
  version: "Version",
  active: "Actif",
  country: "Pays",
  created_at: "Créé le",
  updated_at: "Modifié le",
  latitude: "Latitude",
  longitude: "Longitude",
} satisfies Record<BaseFieldName, string>;
