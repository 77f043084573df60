/** People and their rights, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    last_administrator: "É preciso que alguém continue podendo administrar os perfis.",
  },
  notices: {
    rights_changed: "Suas permissões foram alteradas por {who}.",
  },
  mail: {
    invitationSubject: "Boas-vindas ao Plimsoll",
    invitationButton: "Escolher sua senha",
    invitationBody:
      "Olá, {name},\n\n{inviter} abriu uma conta no Plimsoll para você em {company}.\nSeu login é este endereço de e-mail. Escolha sua senha aqui; o link funciona uma única vez, até {until}:\n\n{link}",
  },
  app: {
    people: {
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
    },
  },
};
