/** Words in Portuguese for how the company is organised and who works in it. */
import type { RecordsWords } from "../words.ts";

export const organisationRecords = {
  bu: {
    name: "Unidade de negócio",
    plural: "Unidades de negócio",
    fields: { name: "Nome", code: "Código", manager_id: "Gestor" },
  },
  department: {
    name: "Departamento",
    plural: "Departamentos",
    fields: { name: "Nome", bu_id: "Unidade de negócio" },
  },
  role: { name: "Cargo", plural: "Cargos", fields: { name: "Nome", department_id: "Departamento" } },
  inspector: {
    name: "Inspetor",
    plural: "Inspetores",
    fields: {
      name: "Nome",
      registration: "Registro profissional",
      workunit_id: "Unidade de trabalho",
      user_id: "Usuário",
      skill_ids: "Habilitações",
      signature: "Imagem da assinatura",
    },
    sections: { skills: "Habilitações", signature: "Assinatura" },
    help: {
      registration: "Número no conselho profissional ou no MAPA, impresso abaixo da assinatura.",
      user_id: "Conta com que esta pessoa entra no sistema. Cada conta pertence a um só inspetor.",
      skill_ids: "Serviços que esta pessoa pode executar.",
    },
  },
} satisfies Pick<RecordsWords, "bu" | "department" | "role" | "inspector">;
