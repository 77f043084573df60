/** Work orders, who works on them and what is said about them, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    work_order: {
      name: "Orden de trabajo",
      plural: "Órdenes de trabajo",
      fields: {
        wocode: "Código",
        kind: "Tipo",

        proposal_id: "Propuesta",
        contract: "Contrato",
        bu_id: "Área",
        workunit_id: "Unidad",

        appointment_date: "Fecha de la cita",

        convoy_name: "Convoy",
        convoy_code: "Código del convoy",
        convoy_start: "Inicio",
        convoy_finish: "Fin",
        tugboat_id: "Remolcador",
        barge_ids: "Barcazas",

        expected_volume: "Volumen previsto",
        unit_id: "Unidad del volumen",

        destination: "Destino",
        destination_port_id: "Puerto de destino",
        cadences: "Cadencias",
        storage_plan: "Plan de estiba",
        items: "Ítems",
        scope_model_id: "Modelo de alcance",
        scope: "Alcance",
        inspector_ids: "Inspectores",

        nomination_id: "Nominación",
        author_id: "Creada por",
        sync_date: "Fecha de sincronización",
        unsynced: "Modificada desde la última sincronización",
        finished_at: "Finalizada el",
      },
      choices: {
        kind: {
          ship: "Buque",
          convoy: "Convoy",
          fob: "Camiones (FOB)",
          default: "General",
        },
        status: {
          created: "CREADA",
          scope_released: "ALCANCE LIBERADO",
          waiting_start: "A LA ESPERA DE INICIO",
          in_process: "EN PROCESO",
          in_progress: "EN CURSO",
          operating: "OPERANDO",
          paused: "EN PAUSA",
          suspension: "SUSPENDIDA",
          boarding_completed: "EMBARQUE CONCLUIDO",
          sample_in_transit: "MUESTRA EN TRÁNSITO",
          awaiting_analysis: "A LA ESPERA DEL ANÁLISIS",
          in_certification: "EN CERTIFICACIÓN",
          certified: "CERTIFICADA",
          finished: "FINALIZADA",
          billing_pending: "FACTURACIÓN PENDIENTE",
          billing_pending_approval: "FACTURACIÓN EN APROBACIÓN",
          waiting_nf: "A LA ESPERA DE FACTURA",
          billed: "FACTURADA",
          canceled: "CANCELADA",
          appointment_canceled: "CITA CANCELADA",
        },
      },
      help: {
        proposal_id: "La propuesta aceptada cuyos ítems y precios rigen.",
      },
      sections: {
        cargo: "Carga",
        place: "Lugar",
        cadences: "Cadencias",
        storage_plan: "Plan de estiba",
        items: "Ítems",
        scope: "Alcance",
        note: "Observación",
        documents: "Documentos",
      },
      children: {
        cadences: {
          fields: {
            place: "Lugar",
            value: "Cadencia",
            unit: "Unidad",
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
            hold: "Bodega",

            planned: "Previsto",
          },
        },
        items: {
          fields: {},
        },
        scope: {
          fields: {
            mandatory: "Obligatorio",
            confirmed: "Confirmado",
          },
        },
      },
    },
    appointment: {
      name: "Asignación",
      plural: "Asignaciones",
      fields: {
        work_order_id: "Orden de trabajo",

        designation_type_id: "Función",
      },
    },
    absence: {
      name: "Ausencia",
      plural: "Ausencias",
      fields: {
        kind: "Motivo",
      },
      choices: {
        kind: {
          vacation: "Vacaciones",
          sick: "Licencia médica",
          training: "Capacitación",
          day_off: "Día libre",
          other: "Otro",
        },
      },
    },
    comment: {
      name: "Comentario",
      plural: "Comentarios",
      fields: {
        author_name: "Autor",
        author_id: "Usuario",
        work_order_id: "Orden de trabajo",

        internal: "Interno",
        mention_ids: "Menciones",
        operation_id: "Operación",
        operation_page: "Página de la operación",
      },
    },
  },
  errors: {
    date_before_appointment: "La fecha en {item} debe ser igual o posterior a la fecha de la cita",
    date_before_order: "{item} debe ser una fecha igual o posterior a la fecha de la orden",
    start_not_before_finish: "Inicio debe ser anterior a Fin",
    cadences_missing: "Ingrese todas las cadencias",
    status_before_operating: "Un nuevo estado solo se permite a partir de OPERANDO",
    scope_missing: "El alcance todavía no tiene servicios.",
    inspectors_missing: "Todavía no se asignó ningún inspector.",
    certificates_open: "Hay certificados aún no emitidos.",
    hold_not_on_ship: "Bodega {hold}: el buque tiene las bodegas 1 a {last}",
    hold_not_on_barge: "Bodega {hold}: una barcaza tiene una sola bodega, la número 1",
    storage_plan_missing: "Registre primero el plan de estiba",
    weighing_open: "Cierre primero los períodos de pesaje",
    execution_not_confirmed: "Todos los campos deben confirmarse en la ejecución antes de finalizar",
    embarkation_address_missing: "El lugar de embarque necesita una dirección",
    no_approved_item:
      "Se necesita al menos un ítem aprobado para enviar. Consulte el historial de aprobaciones",
    contract_differs: "La orden está vinculada a otro contrato; al continuar se lo reemplaza.",
    transfer_to_same_work_order: "La transferencia debe ir a otra orden de trabajo",
    transfer_to_same_convoy: "La transferencia debe ir a otro convoy",
    transfer_of_different_product: "La orden de trabajo de destino es de otro producto",
    already_on_destination_work_order: "{item} ya está en la orden de trabajo de destino",
    already_on_destination_convoy: "{item} ya está en el convoy de destino",
    number_already_linked: "El número {number} ya está vinculado a otro ítem",
    only_one_per_item: "Solo se permite un registro de {type} por {item}",
  },
  messages: {
    confirmDifferentContracts: "Los contratos son diferentes. Si continúa, serán reemplazados",
    workOrderSynchronized: "La orden de trabajo se envió al sistema del cliente",
    workOrderNotSynchronized: "No se pudo enviar la orden de trabajo al sistema del cliente",
  },
  notices: {
    assigned: "{who} le asignó {subject}, del {from} al {to}.",
    mentioned: "{who} le mencionó en {subject}: {text}",
    order_canceled: "{who} canceló {subject}: {reason}",
  },
};
