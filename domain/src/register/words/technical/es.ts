/** The trade: products, analyses, services and the types that field records use, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    product: {
      name: "Producto",
      plural: "Productos",
      description: "Granos, aceites, harinas y demás productos inspeccionados",
      fields: {
        culture: "Cultivo",
        ncm: "NCM",
        classified: "Se clasifica",
      },
      sections: { languages: "Idiomas" },
      help: {
        ncm: "Código de mercaderías del Mercosur, de cuatro a ocho dígitos.",
        classified: "Tiene clasificación oficial: solo soja y maíz.",
      },
      choices: {
        culture: {
          soybean: "Soja",
          maize: "Maíz",
          rice: "Arroz",
          wheat: "Trigo",
          cotton: "Algodón",
          oil: "Aceite",
          fertilizer: "Fertilizante",
          meal: "Harina",
          sugar: "Azúcar",
          other: "Otro",
        },
      },
    },
    category: {
      name: "Categoría",
      plural: "Categorías",
      description: "Categorías y subcategorías para agrupar registros",
      fields: { parent_id: "Categoría superior" },
    },
    variation: {
      name: "Variación",
      plural: "Variaciones",
      description: "Grupos, tipos y límites de tolerancia por producto",
      fields: { group: "Grupo", type: "Tipo", limits: "Límites" },
      children: { limits: { fields: { analysis_id: "Análisis", maximum: "Máximo" } } },
    },
    analysis: {
      name: "Análisis",
      plural: "Análisis de laboratorio",
      description: "Análisis, métodos, unidades y rangos admitidos",
      fields: {
        method: "Método",

        second_check: "Segunda verificación",
        min: "Mínimo",
        max: "Máximo",
      },
      sections: { languages: "Idiomas", range: "Resultado" },
      help: {
        product_id: "Sin producto, el análisis sirve para todos.",
        second_check: "Otra persona revisa cada resultado antes de que cuente.",
      },
    },
    instrument: {
      name: "Instrumento",
      plural: "Instrumentos",
      description: "Instrumentos del laboratorio y qué son las columnas de sus archivos",
      fields: {
        headings: "Nombres sobre las columnas",
        sample_column: "Columna de la muestra",
        columns: "Columnas",
      },
      help: {
        headings: "Como están en el archivo, con | entre dos. Un archivo con estos nombres se lee así.",
      },
      children: { columns: { fields: { analysis_id: "Análisis", column: "Columna" } } },
    },
    seal_range: {
      name: "Entrega de precintos",
      plural: "Precintos entregados",
      description: "Precintos entregados a los inspectores, de número a número",
      fields: {
        prefix: "Letras antes del número",
        first: "Del número",
        last: "Al número",
        issued_on: "Entregado el",
        place: "Lugar",
      },
      help: { prefix: "Lo que está antes de los dígitos en cada precinto, si lo hay." },
    },
    measure: {
      name: "Unidad de medida",
      plural: "Unidades de medida",
      description: "Unidades de masa, volumen, tiempo y conteo",
      fields: {
        kind: "Magnitud",
        factor: "Factor a la base",
      },
      sections: { languages: "Idiomas" },
      help: {
        factor: "Cuántas unidades de base contiene. Bases: kilogramo, metro cúbico, hora, pieza, por ciento.",
      },
      choices: {
        kind: {
          mass: "Masa",
          volume: "Volumen",
          time: "Tiempo",
          count: "Conteo",
          percent: "Porcentaje",
          other: "Otra",
        },
      },
    },
    occurrences: {
      name: "Tipo de novedad",
      plural: "Tipos de novedad",
      description: "Novedades posibles, gravedad y efecto sobre el cómputo del tiempo",
      fields: {
        severity: "Gravedad",
        stops_clock: "Detiene el reloj",
      },
      sections: { languages: "Idiomas" },
      help: {
        severity: "Con la que empieza la novedad; en cada caso puede cambiarse.",
        stops_clock: "El tiempo detenido se descuenta de la operación.",
      },
      choices: { severity: { info: "Información", warning: "Advertencia", stop: "Impide seguir" } },
    },
    timelog: {
      name: "Tipo de registro de tiempo",
      plural: "Tipos de registro de tiempo",
      description: "Eventos de la planilla de tiempos: inicio, parada, lluvia, turno",
      fields: { begins_loading: "Inicia la carga" },
      sections: { languages: "Idiomas" },
      help: {
        kind: "Las paradas y la lluvia se descuentan del tiempo de la operación.",
        begins_loading: "Con un registro de este tipo la orden empieza a operar.",
        order: "Posición en la lista de opciones, según suelen sucederse los eventos.",
      },
      choices: {
        kind: {
          start: "Inicio o fin",
          stop: "Parada",
          rain: "Lluvia",
          shift: "Cambio o turno",
          document: "Documento",
          other: "Otro",
        },
      },
    },
    service_type: {
      name: "Tipo de servicio",
      plural: "Tipos de servicio",
      description: "Servicios que se ofrecen, prestan y facturan",
      fields: {
        tax_code: "Ítem impositivo",
      },
      sections: { languages: "Idiomas" },
      help: {
        unit_id: "Unidad en que suele contarse el servicio.",
        tax_code:
          "Ítem de la lista de servicios; en Brasil, LC 116, como 17.09. Defínalo con su asesor fiscal.",
      },
    },
    scope_model: {
      name: "Modelo de alcance",
      plural: "Modelos de alcance",
      description: "Listas de servicios para liberar el alcance de una orden",
      fields: { kinds: "Tipos de orden", items: "Ítems" },
      choices: {
        kinds: {
          ship: "Buque",
          convoy: "Convoy",
          fob: "Camiones (FOB)",
          default: "General",
        },
      },
      children: {
        items: { fields: { mandatory: "Obligatorio" } },
      },
    },
    designation_type: {
      name: "Tipo de designación",
      plural: "Tipos de designación",
      description: "Funciones en que un inspector es asignado a la orden",
      fields: {},
      sections: { languages: "Idiomas" },
    },
  },
};
