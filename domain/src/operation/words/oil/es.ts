/** The classification of oils. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    oil_classification: {
      name: "Clasificación de aceite",
      plural: "Clasificaciones de aceite",
      fields: {
        operation_id: "Operación",
        work_order_id: "Orden de servicio",
        code: "Código",
        number: "Número",
        kind: "Clase de registro",
        hold: "Tanque",
        date: "Fecha",
        product_id: "Producto",
        tonnage: "Tonelaje",
        sample: "Análisis",
        outcome: "Resultado",
        contract_verdict: "Veredicto del contrato",
        retest_of_id: "Reanálisis de",
        retest_reason: "Motivo del reanálisis",
        superseded: "Sustituida por un reanálisis",
        shared_at: "Compartida el",
        sent: "El cliente la tiene",
        locked: "Final cerrada",
        author_id: "Clasificador",
        remark: "Observación",
        photos: "Fotos",
      },
      sections: { sample: "Análisis", results: "Resultado", retest: "Reanálisis", photos: "Fotos" },
      choices: {
        kind: { partial: "Parcial", composite: "Compuesta", final: "Final" },
        outcome: {
          within: "Dentro del contrato",
          beyond_basis: "Más allá de la base",
          outside: "Fuera del contrato",
          incomplete: "Incompleta",
        },
      },
    },
    map_report: {
      name: "Informe MAPA",
      plural: "Informes MAPA",
      fields: {
        classification_id: "Clasificación",
        work_order_id: "Orden de servicio",
        code: "Código",
        of_version: "Versión de la clasificación",
        signed_at: "Firmado el",
        signer_id: "Firmado por",
        signer_name: "Nombre de quien firmó",
        registration: "Registro",
        hash: "Resumen (SHA-256)",
        document: "Archivo",
      },
    },
  },
};
