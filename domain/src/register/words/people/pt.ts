/** People who sign in, what they may do, and what is their own, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    user: {
      name: "Usuário",
      plural: "Usuários",
      description: "Contas de acesso da equipe e dos clientes",
      fields: {
        login: "E-mail",
        company_id: "Empregador",
        locale: "Idioma",
        home_country: "País",
        is_map_classifier: "Classificador MAPA",
        map_registration: "Registro do classificador",
        map_classifier_signature: "Assinatura do classificador",
        translate_message: "Traduzir mensagens",
        digest: "E-mail diário",
      },
      sections: { classifier: "Classificador" },
      help: {
        digest: "As notificações não lidas chegam por e-mail uma vez por dia.",
        company_id: "A organização em que a pessoa trabalha. Só os administradores dela veem a conta.",
      },
      choices: { locale: { pt: "Português", en: "Inglês", es: "Espanhol", fr: "Francês" } },
    },
    profile: {
      name: "Perfil",
      plural: "Perfis",
      description: "Serviços, funções e permissões concedidos a cada usuário",
      fields: {
        company_id: "Entidade",
        position: "Posição",
        workunit_ids: "Unidades de trabalho",
        services: "Serviços",
      },
      sections: { rights: "Permissões" },
      help: { position: "Só vale o perfil na primeira posição." },
      children: {
        services: {
          fields: { service: "Serviço", role: "Papel", permissions: "Permissões" },
          choices: {
            permissions: {
              list: "Listar",
              load: "Abrir",
              create: "Criar",
              update: "Alterar",
              delete: "Excluir",
              changestatus: "Alterar situação",
              reopen: "Reabrir",
              approve: "Aprovar",
              approve_1: "Aprovar, nível 1",
              approve_2: "Aprovar, nível 2",
              approve_for_customer: "Aprovar pelo cliente",
              margin: "Ver a margem",
              issue: "Emitir",
            },
          },
        },
      },
    },
    saved_view: {
      name: "Visão salva",
      plural: "Visões salvas",
      fields: {
        record: "Lista",
        query: "Filtros",
        columns: "Colunas",
        standard: "Abre primeiro",
        team: "Para a equipe",
      },
    },
    notification: {
      name: "Notificação",
      plural: "Notificações",
      fields: {
        subject: "Assunto",

        params: "Detalhes",
        record: "Registro",
        record_id: "Linha",
        read_at: "Lida",
      },
      choices: {
        kind: {
          rights_changed: "Permissões alteradas",
          import_finished: "Importação concluída",
          import_failed: "Importação com falha",
          job_failed: "Tarefa com falha",
          assigned: "Designação",
          mentioned: "Menção",
          order_canceled: "Ordem cancelada",
          proposal_accepted: "Proposta aceita",
          proposal_refused: "Proposta recusada",
          nomination_received: "Nova nomeação",
          nomination_accepted: "Nomeação aceita",
          nomination_refused: "Nomeação recusada",
          approval_asked: "Aprovação pedida",
          approval_waiting: "Aprovação pendente",
          classification_final: "Classificação final fechada",
          certificate_approved: "Rascunho aprovado",
          certificate_reproved: "Rascunho reprovado",
          certificate_commented: "Comentário num rascunho",
          report_done: "Relatório pronto",
          report_refused: "Relatório não feito",
        },
      },
    },
    setting: {
      name: "Configuração",
      plural: "Configurações",
      fields: { parameter: "Parâmetro", value: "Valor" },
      help: {
        parameter:
          "Aviso: mostrado a todos no topo. Contato de suporte: a quem recorrer. Hora do e-mail diário, em UTC.",
      },
      choices: {
        parameter: {
          announcement: "Aviso",
          support_contact: "Contato de suporte",
          digest_hour: "Hora do e-mail diário (UTC)",
        },
      },
    },
  },
};
