/** The import of sheets, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    import: {
      button: "Importar",
      title: "Importar {items}",
      choose: "Elija un archivo Excel o CSV",
      chooseText:
        "Hasta 10.000 filas. La primera fila lleva los encabezados. No se graba nada antes de que usted confirme.",
      drop: "Suelte el archivo aquí o elíjalo",
      reading: "Leyendo {name}",
      mapTitle: "Qué significa cada encabezado",
      mapText: {
        one: "Se leyó {count} fila de {name}. Los encabezados que queden vacíos no se importan.",
        other: "Se leyeron {count} filas de {name}. Los encabezados que queden vacíos no se importan.",
      },
      heading: "Encabezado",
      means: "Significa",
      sample: "Primeras filas",
      leaveOut: "Dejar fuera",
      missing: "Aún sin encabezado: {columns}",
      check: "Revisar filas",
      checking: "Revisando las filas",
      progress: "{done} de {total}",
      allGood: { one: "{count} fila, y está bien.", other: "Las {count} filas están bien." },
      faulty: {
        one: "{count} de {total} filas necesita atención. Corrija aquí las celdas marcadas o deje fuera esa fila.",
        other:
          "{count} de {total} filas necesitan atención. Corrija aquí las celdas marcadas o deje fuera esas filas.",
      },
      row: "Fila",
      back: "Volver a los encabezados",
      commit: { one: "Importar {count} fila", other: "Importar {count} filas" },
      nothing: "Todavía no se puede importar ninguna fila",
      committing: "Grabando las filas",
      leave: "Continúa aunque cierre esta ventana; se le avisará al terminar.",
      done: "Importación terminada",
      failed:
        "La importación falló y no cambió nada más. Intente de nuevo o consulte a quien administra el sistema.",
      result: "Resultado en Excel",
      again: "Importar otro archivo",
      close: "Cerrar",
      cell: "{heading}, fila {row}",
      onlyFaulty: "Solo filas con problemas",
      page: "Filas {from} a {to} de {total}",
      previous: "Filas anteriores",
      next: "Filas siguientes",
      saved: "corregida",
      outcome: "Resultado",
      problems: "Problemas",
      outcomes: {
        created: "Creado",
        changed: "Cambiado",
        unchanged: "Sin cambios",
        refused: "Rechazado",
      },
    },
  },
};
