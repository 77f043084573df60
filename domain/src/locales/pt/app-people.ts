/** Words of the screens about people and their rights. */
import type { people as english } from "../en/app-people.ts";
import type { Translated } from "../words.ts";

export const people: Translated<typeof english> = {
  everything: "Tudo é permitido",
  everythingText:
    "Sem uma lista de serviços, este perfil pode fazer tudo nos seus países. Escolha serviços para limitá-lo.",
  limit: "Limitar a uma lista",
  all: "Todas as permissões de {item}",
  cell: "{permission}: {role}",
  role: "Função",
  beyond: "Você mesmo não tem esta permissão e por isso não pode concedê-la.",
  granted: "{count} de {total}",
  preview: "Testar como este perfil",
  previewTitle: "O que este perfil vê",
  previewText: "Cartões e itens de menu que alguém com este perfil encontraria.",
  previewNone: "Nada: nenhuma página desta instalação está aberta para ele.",
  invite: "Enviar o convite de novo",
  invited: "Convite enviado para {login}",
  firstOnly: "Só o primeiro perfil de um usuário conta.",
  find: "Buscar uma função",
  noService: "Permitir tudo",
  services: {
    register: "Cadastros",
    service: "Campo e nomeações",
    workorder: "Ordens de serviço",
    proposal: "Propostas",
    classification: "Classificação",
    billing: "Faturamento",
    dashboard: "Painel",
    ship_status: "Situação dos navios",
    geoposition: "Mapas",
    container: "Contêineres",
    cotton: "Algodão",
    grading_tre: "Classificação TRE",
    grains: "Grãos",
    default: "Geral",
    wosync: "Sistema do cliente",
  },
};
