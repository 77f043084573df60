/** What registers and notifications say, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  labels: {
    city_id: "Cidade",
    company_id: "Empresa",
    currency_id: "Moeda",
    customer_id: "Cliente",
    inspector_id: "Inspetor",
    owner_id: "Proprietário",
    port_id: "Porto",
    position_id: "Cargo",
    product_id: "Produto",
    region_id: "Região",
    service_type_id: "Serviço",
    ship_id: "Navio",
    shipper_id: "Embarcador",
    terminal_id: "Terminal",
    unit_id: "Unidade",
    user_id: "Usuário",
    workunit_id: "Unidade de trabalho",
    rate: "Tarifa",
    tax_id: "CNPJ / identificação fiscal",
    mmsi: "MMSI",
  },
  errors: {
    rate_not_greater_than_zero: "A taxa deve ser maior que 0",
    product_not_classified: "Somente soja e milho são classificados",
    column_with_places: "Informe a primeira e a última posição da coluna, como 1-10",
    column_without_places: "Informe o número da coluna, como 3",
    seals_not_counted:
      "Os dois números precisam de {digits} dígitos e seguem em ordem crescente, até {most} lacres",
    seal_already_issued: "O lacre {number} já foi entregue a {name}",
  },
  notices: {
    import_finished:
      "A importação de {subject} terminou: novos {created}, alterados {changed}, recusados {refused}.",
    import_failed: "A importação de {subject} falhou e nada foi alterado.",
    job_failed: "Uma tarefa do tipo {kind} falhou pela última vez: {problem}",
    approval_asked: "{subject} espera a sua aprovação.",
    approval_waiting: "{subject} espera a sua aprovação desde {since}.",
  },
  mail: {
    digestSubject: { one: "Plimsoll: {count} não lida", other: "Plimsoll: {count} não lidas" },
    digestButton: "Abrir o Plimsoll",
    digestBody:
      "Olá, {name},\n\nisto espera por você no Plimsoll:\n\n{lines}\n\n{link}\n\nVocê pode desligar este e-mail no menu da sua conta.",
  },
  app: {
    notices: {
      bell: "Notificações",
      unread: { one: "{count} não lida", other: "{count} não lidas" },
      none: "Nada de novo. O que lhe diz respeito aparece aqui.",
      readAll: "Marcar todas como lidas",
      digest: "Enviar por e-mail uma vez por dia o que não li",
      open: "Abrir",
      failed: "Não foi possível carregar as notificações.",
    },
  },
};
