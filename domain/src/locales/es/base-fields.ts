/** Labels of what every row has before its own fields, and of attributes that a kind brings along. */
import type { BaseFieldName } from "../words.ts";

export const baseFields = {
  id: "Id",
  version: "Versión",
  active: "Activo",
  country: "País",
  created_at: "Creado",
  updated_at: "Modificado",
  latitude: "Latitud",
  longitude: "Longitud",
} satisfies Record<BaseFieldName, string>;
