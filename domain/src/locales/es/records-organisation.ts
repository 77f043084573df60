/** Words in Spanish for how the company is organised and who works in it. */
import type { RecordsWords } from "../words.ts";

export const organisationRecords = {
  bu: {
    name: "Unidad de negocio",
    plural: "Unidades de negocio",
    fields: { name: "Nombre", code: "Código", manager_id: "Responsable" },
  },
  department: {
    name: "Departamento",
    plural: "Departamentos",
    fields: { name: "Nombre", bu_id: "Unidad de negocio" },
  },
  role: { name: "Cargo", plural: "Cargos", fields: { name: "Nombre", department_id: "Departamento" } },
  inspector: {
    name: "Inspector",
    plural: "Inspectores",
    fields: {
      name: "Nombre",
      registration: "Matrícula profesional",
      workunit_id: "Unidad de trabajo",
      user_id: "Usuario",
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
} satisfies Pick<RecordsWords, "bu" | "department" | "role" | "inspector">;
