/** Work orders, who works on them and what is said about them, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    work_order: {
      name: "Ordem de serviço",
      plural: "Ordens de serviço",
      fields: {
        wocode: "Código",
        kind: "Tipo",

        proposal_id: "Proposta",
        contract: "Contrato",
        bu_id: "Área",
        workunit_id: "Unidade",

        appointment_date: "Data de agendamento",

        convoy_name: "Comboio",
        convoy_code: "Código do comboio",
        convoy_start: "Início",
        convoy_finish: "Término",
        tugboat_id: "Empurrador",
        barge_ids: "Barcaças",

        expected_volume: "Volume previsto",
        unit_id: "Unidade do volume",

        destination: "Destino",
        destination_port_id: "Porto de destino",
        cadences: "Cadências",
        storage_plan: "Plano de carga",
        items: "Itens",
        scope_model_id: "Modelo de escopo",
        scope: "Escopo",
        inspector_ids: "Inspetores",

        nomination_id: "Nomeação",
        author_id: "Criada por",
        sync_date: "Data de sincronização",
        unsynced: "Alterada desde a última sincronização",
        finished_at: "Finalizada em",
      },
      choices: {
        kind: {
          ship: "Navio",
          convoy: "Comboio",
          fob: "Caminhões (FOB)",
          default: "Geral",
        },
        status: {
          created: "CRIADA",
          scope_released: "ESCOPO LIBERADO",
          waiting_start: "AGUARDANDO INÍCIO",
          in_process: "EM PROCESSO",
          in_progress: "EM ANDAMENTO",
          operating: "OPERANDO",
          paused: "PAUSADA",
          suspension: "SUSPENSA",
          boarding_completed: "EMBARQUE CONCLUÍDO",
          sample_in_transit: "AMOSTRA EM TRÂNSITO",
          awaiting_analysis: "AGUARDANDO RESULTADO DA ANÁLISE",
          in_certification: "EM CERTIFICAÇÃO",
          certified: "CERTIFICADA",
          finished: "FINALIZADA",
          billing_pending: "FATURAMENTO PENDENTE",
          billing_pending_approval: "FATURAMENTO EM APROVAÇÃO",
          waiting_nf: "AGUARDANDO EMISSÃO DE NF OU FATURA",
          billed: "FATURADA",
          canceled: "CANCELADA",
          appointment_canceled: "AGENDAMENTO CANCELADO",
        },
      },
      help: {
        proposal_id: "A proposta aceita cujos itens e preços valem.",
      },
      sections: {
        cargo: "Carga",
        place: "Local",
        cadences: "Cadências",
        storage_plan: "Plano de carga",
        items: "Itens",
        scope: "Escopo",
        note: "Observação",
        documents: "Documentos",
      },
      children: {
        cadences: {
          fields: {
            place: "Local",
            value: "Cadência",
            unit: "Unidade",
          },
          choices: {
            unit: {
              TON: "TON",
              MT: "MT",
            },
          },
        },
        storage_plan: {
          fields: {
            hold: "Porão",

            planned: "Previsto",
          },
        },
        items: {
          fields: {},
        },
        scope: {
          fields: {
            mandatory: "Obrigatório",
            confirmed: "Confirmado",
          },
        },
      },
    },
    appointment: {
      name: "Designação",
      plural: "Designações",
      fields: {
        work_order_id: "Ordem de serviço",

        designation_type_id: "Função",
      },
    },
    absence: {
      name: "Ausência",
      plural: "Ausências",
      fields: {
        kind: "Motivo",
      },
      choices: {
        kind: {
          vacation: "Férias",
          sick: "Atestado médico",
          training: "Treinamento",
          day_off: "Folga",
          other: "Outro",
        },
      },
    },
    comment: {
      name: "Comentário",
      plural: "Comentários",
      fields: {
        author_name: "Autor",
        author_id: "Usuário",
        work_order_id: "Ordem de serviço",

        internal: "Interno",
        mention_ids: "Menções",
        operation_id: "Operação",
        operation_page: "Página da operação",
      },
    },
  },
  errors: {
    date_before_appointment: "A data em {item} deve ser igual ou posterior à data de agendamento",
    date_before_order: "{item} deve ser uma data igual ou posterior à data da ordem",
    start_not_before_finish: "Início deve ser antes de Término",
    cadences_missing: "Informe todas as cadências",
    status_before_operating: "Uma nova situação só é permitida a partir de OPERANDO",
    scope_missing: "O escopo ainda não tem serviços.",
    inspectors_missing: "Nenhum inspetor foi designado ainda.",
    certificates_open: "Há certificados ainda não emitidos.",
    hold_not_on_ship: "Porão {hold}: o navio tem os porões 1 a {last}",
    hold_not_on_barge: "Porão {hold}: uma barcaça tem um só porão, o número 1",
    storage_plan_missing: "Cadastre primeiro o plano de carga",
    weighing_open: "Feche primeiro os períodos de pesagem",
    execution_not_confirmed: "Todos os campos devem ser confirmados na execução antes de finalizar",
    embarkation_address_missing: "O local de embarque precisa de um endereço",
    no_approved_item:
      "É preciso ter pelo menos um item aprovado para enviar. Consulte o histórico de aprovações",
    contract_differs: "A ordem está vinculada a outro contrato; ao continuar, ele será substituído.",
    transfer_to_same_work_order: "A transferência deve ir para outra OS",
    transfer_to_same_convoy: "A transferência deve ir para outro comboio",
    transfer_of_different_product: "A OS de destino é de outro produto",
    already_on_destination_work_order: "{item} já está na OS de destino",
    already_on_destination_convoy: "{item} já está no comboio de destino",
    number_already_linked: "O número {number} já está vinculado a outro item",
    only_one_per_item: "Só é permitido um registro de {type} por {item}",
  },
  messages: {
    confirmDifferentContracts: "Os contratos são diferentes. Se continuar, eles serão substituídos",
    workOrderSynchronized: "A OS foi enviada ao sistema do cliente",
    workOrderNotSynchronized: "Não foi possível enviar a OS ao sistema do cliente",
  },
  notices: {
    assigned: "{who} designou você para {subject}, de {from} a {to}.",
    mentioned: "{who} mencionou você em {subject}: {text}",
    order_canceled: "{who} cancelou {subject}: {reason}",
  },
};
