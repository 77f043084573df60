/** How the company is organised and who works in it, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    bu: {
      name: "Unidad de negocio",
      plural: "Unidades de negocio",
      description: "Unidades de negocio y sus responsables",
      fields: { manager_id: "Responsable" },
    },
    department: {
      name: "Departamento",
      plural: "Departamentos",
      description: "Departamentos de cada unidad de negocio",
      fields: { bu_id: "Unidad de negocio" },
    },
    role: {
      name: "Cargo",
      plural: "Cargos",
      description: "Cargos del personal y de los contactos",
      fields: { department_id: "Departamento" },
    },
    inspector: {
      name: "Inspector",
      plural: "Inspectores",
      description: "Inspectores y peritos, matrícula y firma",
      fields: {
        registration: "Matrícula profesional",

        skill_ids: "Habilitaciones",
        signature: "Imagen de la firma",
      },
      sections: { skills: "Habilitaciones", signature: "Firma" },
      help: {
        registration: "Número en el colegio profesional o en el ministerio, impreso debajo de la firma.",
        user_id:
          "Cuenta con la que esta persona ingresa al sistema. Cada cuenta pertenece a un solo inspector.",
        skill_ids: "Servicios que esta persona puede prestar.",
      },
    },
  },
};
