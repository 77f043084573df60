/** Administration: the master data behind every order, operation and invoice. */
import { mountRoute, words } from "./draft-route.ts";
import { registerRoute } from "./register-card.ts";
import { ORGANISATION_REGISTERS } from "./registers-organisation.ts";
import { PLACE_REGISTERS } from "./registers-places.ts";
import { TECHNICAL_REGISTERS } from "./registers-technical.ts";

export const administration = mountRoute({
  segment: "administration",
  service: "register",
  section: true,
  icon: "settings-2",
  title: words("Administração", "Administration", "Administración", "Administration"),
  description: words(
    "Cadastros que alimentam ordens de serviço, operações e faturamento",
    "Master data behind work orders, operations and billing",
    "Registros que alimentan órdenes de trabajo, operaciones y facturación",
    "Données de base des ordres de travail, des opérations et de la facturation",
  ),
  children: [...ORGANISATION_REGISTERS, ...PLACE_REGISTERS, ...TECHNICAL_REGISTERS].map(registerRoute),
});
