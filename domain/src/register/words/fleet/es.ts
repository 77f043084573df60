/** Ships, barges and tugboats, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    ship: {
      name: "Buque",
      plural: "Buques",
      description: "Buques, bodegas y tablas hidrostáticas",
      fields: {
        imo: "Número IMO",

        call_sign: "Señal distintiva",
        flag_id: "Bandera",
        dwt: "Porte bruto (DWT)",
        loa: "Eslora total (LOA)",
        lbp: "Eslora entre perpendiculares (LBP)",
        beam: "Manga",
        light_ship: "Desplazamiento en rosca",
        summer_draft: "Calado de verano",
        holds: "Bodegas",
        table_density: "Densidad de la tabla",
        lcf_from: "Origen del LCF",
        hydrostatics: "Tabla hidrostática",
        mark_fwd: "Marca de proa a la perpendicular",
        mark_mid: "Marca central al medio",
        mark_aft: "Marca de popa a la perpendicular",
        keel_fwd: "Espesor de quilla a proa",
        keel_mid: "Espesor de quilla al medio",
        keel_aft: "Espesor de quilla a popa",
      },
      sections: {
        size: "Dimensiones y pesos",
        holds: "Bodegas",
        hydrostatics: "Tabla hidrostática",
        marks: "Marcas de calado y quilla",
      },
      help: {
        imo: "Siete dígitos; el último verifica los demás.",
        mmsi: "Nueve dígitos de la estación de radio del buque.",
        table_density: "Densidad del agua para la que se calculó la tabla, casi siempre 1,025.",
        lcf_from: "Desde el medio, positivo hacia popa; o desde la perpendicular de popa.",
        hydrostatics:
          "Pegue las filas de una planilla. Calado y desplazamiento deben crecer de fila en fila, sin saltos.",
        mark_fwd: "Distancia de la marca a su referencia; positiva si la marca está hacia proa.",
        keel_fwd:
          "Solo si la tabla es para calado de trazado y las marcas se leen hasta la cara inferior de la quilla.",
      },
      choices: { lcf_from: { midships: "Medio del buque", ap: "Perpendicular de popa" } },
      children: {
        holds: { fields: { volume: "Volumen" } },
        hydrostatics: {
          fields: { draft: "Calado", displacement: "Desplazamiento", tpc: "TPC", lcf: "LCF", mtc: "MTC" },
        },
      },
    },
    barge: {
      name: "Barcaza",
      plural: "Barcazas",
      description: "Barcazas de la hidrovía y sus dimensiones",
      fields: {
        registration: "Matrícula",
        dwt: "Capacidad de carga",
        length: "Eslora",
        beam: "Manga",
        depth: "Puntal",
        cover: "Cubierta",
        mode: "Cálculo del calado medio",
        measured: "Qué se mide",
        table_density: "Densidad de la tabla",
        gauging: "Tabla de arqueo",
      },
      sections: { size: "Dimensiones", gauging: "Arqueo", documents: "Documentos y fotos" },
      help: {
        registration: "Número de matrícula ante la autoridad marítima (Prefectura, en Argentina).",
        mode: "La fórmula cambia el peso en toneladas: use la del certificado de la barcaza.",
        measured: "Con francobordo, el calado es el puntal menos la media de las lecturas.",
        gauging: "Pegue las filas de una planilla. Calado y peso deben crecer de fila en fila, sin saltos.",
      },
      choices: {
        cover: {
          open: "Abierta",
          roll_top: "Cubierta corrediza",
          fibreglass: "Tapas de fibra",
          fixed: "Cubierta fija",
        },
        mode: {
          four_point: "4 puntos",
          six_point_average: "6 puntos, promedio simple",
          six_point_quarter: "6 puntos, (F + 6M + A) / 8",
          six_point_river: "6 puntos, (F + 4M + A) / 6",
          six_point_box: "6 puntos, (3F + 14M + 3A) / 20",
        },
        measured: { draft: "Calado", freeboard: "Francobordo" },
      },
      children: { gauging: { fields: { draft: "Calado", weight: "Peso" } } },
    },
    tank_volume: {
      name: "Volumen de tanque",
      plural: "Volúmenes de tanques",
      description: "Tablas de tanques de los buques: el volumen en cada sondeo y asiento",
      fields: {
        tank: "Tanque",
        content: "Contenido",
        trim: "Asiento",
        sounding: "Sondeo",
        volume: "Volumen",
      },
      choices: {
        content: {
          ballast: "Lastre",
          fresh_water: "Agua dulce",
          fuel_oil: "Fueloil",
          diesel: "Diésel",
          lub_oil: "Aceite lubricante",
          bilge: "Sentina y residuos",
          others: "Otros",
        },
      },
      help: { trim: "Positivo por popa; 0 cuando la tabla no considera el asiento." },
    },
    tugboat: {
      name: "Remolcador",
      plural: "Remolcadores",
      description: "Embarcaciones que conducen los convoyes",
      fields: {
        registration: "Matrícula",

        power: "Potencia",
      },
      help: {
        registration: "Número de matrícula ante la autoridad marítima (Prefectura, en Argentina).",
        mmsi: "Nueve dígitos de la estación de radio del buque.",
      },
    },
  },
};
