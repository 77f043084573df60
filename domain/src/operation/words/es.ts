/** The work in the field, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    ratings_missing: "Seleccione una o más clasificaciones",
    bags_marking_incomplete: "Para guardar, complete la descripción del dorso y la foto del dorso",
    inspection_not_started: "Lo sentimos, debe iniciar la inspección para continuar",
    inspection_finished: "Lo sentimos, la inspección ya finalizó",
    operation_canceled: "Operación cancelada",
    item_not_ok: "Un ítem no está OK, así que no puede aprobarse",
    hold_already_approved:
      "La bodega {hold} ya está aprobada; retire la aprobación para inspeccionarla de nuevo",
    checklist_in_use: "Esta versión ya fue respondida; cree la versión siguiente",
    results_open: "Hay análisis sin resultado o a la espera de la segunda verificación",
    result_not_ordered: "Este análisis no se pidió para esta muestra",
    result_superseded: "Una revisión posterior cuenta en su lugar",
    result_missing: "Todavía no hay resultado que verificar",
    position_older: "Ya se conoce una posición más reciente de este buque",
    position_impossible:
      "El buque no puede haber estado ahí: demasiado lejos de su última posición, o en el futuro",
    invoice_file_unreadable: "No es un archivo de NF-e que se pueda leer",
    not_an_oil: "En esta página solo se clasifica un aceite",
    not_map_classifier: "Solo un clasificador MAPA firma este informe",
    map_signature_missing: "Falta su registro o la imagen de su firma",
    report_signed: "Esta versión ya fue firmada",
  },
  mail: {
    occurrenceSubject: "Novedad en {order}: {type}",
    occurrenceButton: "Abrir la novedad",
    occurrenceBody:
      "{sender} comunica una novedad en {order}.\n\n{type}, {at} UTC\n{text}\n\n{treatment}\n\n{link}",
  },
  app: {
    cotton: {
      title: "Aplicación de algodón",
      text: "Entra con un código hecho solo para esta visita. Si no ocurre nada, use uno de estos.",
      open: "Abrir la aplicación de algodón",
      login: "Ir a su página de entrada",
      missing: "Esta instalación no tiene aplicación de algodón",
    },
  },
};
