/** What is printed on certificates, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  number: "Certificado n.º",
  notNumbered: "aún sin número",
  revision: "Revisión {revision}",
  original: "Original",
  draft: "BORRADOR",
  notValid: "Borrador, sin validez",
  verify: "Verifique este documento",
  code: "Código",
  givenAtIssue: "se da al emitir",
  page: "Página {page} de {pages}",
  end: "Fin del certificado",
  signedAt: "Firmado digitalmente el {at}",
  firstIssue: "Primera emisión",
  limitation:
    "Este certificado informa lo constatado en el momento y el lugar de la inspección y no exime a las partes de sus obligaciones contractuales.",
  authentication: {
    attests: "Autenticación de documento",
    vouches:
      "Declaramos que el archivo indicado abajo nos fue presentado y que su contenido tiene esta huella. Cualquier cambio del archivo cambia la huella.",
    checked: "Estado del documento",
    valid: "Válido",
    expired: "Vencido",
    state: "Estado",
    checkedAt: "Verificado el",
    asked: "Archivo presentado",
    howTo: "Quien tiene el archivo puede verificarlo en {address}.",
  },
  fields: {
    applicant: "Solicitante",
    consignee: "Consignatario",
    notify_party: "Notificar",
    shipper: "Embarcador",
    vessel: "Buque",
    port_of_loading: "Puerto de carga",
    port_of_discharge: "Puerto de descarga",
    commodity: "Producto",
    quantity: "Cantidad",
    bill_of_lading: "Conocimiento de embarque",
    contract: "Contrato",
    order: "Nuestra referencia",
    attendance: "Asistencia",
    official: "Clasificación oficial",
  },
  tables: {
    results: "Resultados",
    defects: "Peso y porcentaje de cada defecto",
    results_by_hold: "Resultados por bodega",
    weights: "Cantidad cargada",
    comparison: "Arqueo junto a otros pesos",
    holds: "Bodegas inspeccionadas",
    seals: "Precintos aplicados",
    hatches: "Escotillas probadas",
    drafts: "Arqueo por calados",
    lots: "Lotes inspeccionados",
    samples: "Muestras",
    events: "Eventos",
    revisions: "Revisiones",
  },
  columns: {
    parameter: "Parámetro",
    method: "Método",
    unit: "Unidad",
    limit: "Límite",
    result: "Resultado",
    grams: "Peso",
    hold: "Bodega",
    weighted: "Ponderado",
    sample: "Muestra",
    seal: "Precinto",
    represents: "Representa",
    state: "Estado",
    carrier: "Embarcación",
    net: "Neto, t",
    basis: "Junto a",
    difference: "Diferencia, t",
    share: "Diferencia",
    attempt: "Intento",
    standard: "Estándar",
    last_cargoes: "Últimas cargas",
    from: "De",
    until: "Hasta",
    verdict: "Dictamen",
    position: "Posición",
    place: "Lugar",
    number: "Número",
    leaks: "Fugas",
    line: "Línea",
    initial: "Inicial",
    final: "Final",
    lot: "Lote",
    event: "Evento",
    revision: "Revisión",
    issued: "Emitida",
    reason: "Motivo",
  },
  said: {
    total: "Total",
    by_draft: "Carga por arqueo",
    scale: "Balanza de tierra",
    bill_of_lading: "Conocimiento de embarque",
  },
  texts: {
    quality: {
      opening:
        "Certificamos que asistimos a la carga de {product} en el {vessel} en {port} del {from} al {until}, que se extrajeron muestras y que su análisis dio los siguientes resultados:",
    },
    weight: {
      opening:
        "Certificamos que asistimos al pesaje de {product} cargado en el {vessel} en {port} del {from} al {until}, con los siguientes pesos netos:",
      basis: "Las cantidades son netas, tal como se pesaron, sin descuento de humedad ni impurezas.",
    },
    hold_cleanliness: {
      opening:
        "Certificamos que inspeccionamos las bodegas del {vessel} en {port} y las hallamos como sigue:",
    },
    hold_sealing: {
      opening:
        "Certificamos que las bodegas del {vessel} fueron precintadas en {port} con los siguientes precintos:",
    },
    hatch_tightness: {
      opening:
        "Certificamos que las escotillas del {vessel} fueron probadas en {port} con los siguientes resultados:",
    },
    draft_survey: {
      opening: "Certificamos que medimos los calados del {vessel} en {port} y hallamos lo siguiente:",
      basis: "Un arqueo bien realizado tiene una precisión de cerca del medio por ciento.",
    },
    origin: {
      opening:
        "Certificamos que inspeccionamos {product} en los lugares donde se hallaba antes del embarque:",
    },
    fumigation: {
      opening: "Certificamos la fumigación de {product} a bordo del {vessel} en {port}:",
    },
    classification_map: {
      opening:
        "Clasificamos {product} cargado en el {vessel} en {port} según el estándar oficial, con los siguientes resultados:",
    },
    loading_supervision: {
      opening:
        "Certificamos que supervisamos la carga de {product} en el {vessel} en {port} del {from} al {until}.",
    },
  },
  mail: {
    subject: "Borrador {name} para su aprobación",
    button: "Leer y responder",
    body: "{customer}:\n\n{message}el borrador {name} espera su respuesta. Va adjunto, y aquí puede aprobarlo o reprobarlo:\n\n{link}\n\n{sender}",
    commentSubject: "Un comentario en el borrador {name}",
    commentBody:
      "{who} escribió sobre “{section}” en el borrador {name}:\n\n{text}\n\nEl enlace enviado antes sigue abriendo el borrador.\n\n{sender}",
  },
};
