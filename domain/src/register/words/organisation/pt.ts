/** How the company is organised and who works in it, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    bu: {
      name: "Unidade de negócio",
      plural: "Unidades de negócio",
      description: "Unidades de negócio e seus gestores",
      fields: { manager_id: "Gestor" },
    },
    department: {
      name: "Departamento",
      plural: "Departamentos",
      description: "Departamentos de cada unidade de negócio",
      fields: { bu_id: "Unidade de negócio" },
    },
    role: {
      name: "Cargo",
      plural: "Cargos",
      description: "Cargos ocupados pela equipe e pelos contatos",
      fields: { department_id: "Departamento" },
    },
    inspector: {
      name: "Inspetor",
      plural: "Inspetores",
      description: "Inspetores e classificadores, registro e assinatura",
      fields: {
        registration: "Registro profissional",

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
  },
};
