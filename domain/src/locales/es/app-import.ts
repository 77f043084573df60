/** Words of the import of sheets. */

import type { importing as english } from "../en/app-import.ts";
import type { Translated } from "../words.ts";

export const importing: Translated<typeof english> = {
  button: "Importar",
  title: "Importar {items}",
  choose: "Elija un archivo Excel o CSV",
  chooseText:
    "Hasta 10.000 filas. La primera fila lleva los encabezados. No se graba nada antes de que usted confirme.",
  drop: "Suelte el archivo aquí o elíjalo",
  reading: "Leyendo {name}",
  mapTitle: "Qué significa cada encabezado",
  mapText: "Se leyeron {rows} filas de {name}. Los encabezados que queden vacíos no se importan.",
  heading: "Encabezado",
  means: "Significa",
  sample: "Primeras filas",
  leaveOut: "Dejar fuera",
  missing: "Aún sin encabezado: {columns}",
  check: "Revisar filas",
  checking: "Revisando las filas",
  progress: "{done} de {total}",
  allGood: "Las {total} filas están bien.",
  faulty:
    "{count} de {total} filas necesitan atención. Corrija aquí las celdas marcadas o deje fuera esas filas.",
  row: "Fila",
  back: "Volver a los encabezados",
  commitOne: "Importar 1 fila",
  commit: "Importar {count} filas",
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
};
