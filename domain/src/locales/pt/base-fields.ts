/** Labels of what every row has before its own fields, and of attributes that a kind brings along. */
import type { BaseFieldName } from "../words.ts";

export const baseFields = {
  id: "Id",
  version: "Versão",
  active: "Ativo",
  country: "País",
  created_at: "Criado em",
  updated_at: "Alterado em",
  latitude: "Latitude",
  longitude: "Longitude",
} satisfies Record<BaseFieldName, string>;
