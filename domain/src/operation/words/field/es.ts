/** Lo que el campo dice de la red, en español. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  state: {
    label: "Trabajo de campo",
    on: "Con red",
    off: "Sin red",
    entries: { one: "{count} registro espera", other: "{count} registros esperan" },
    photos: { one: "{count} foto espera", other: "{count} fotos esperan" },
    refused: { one: "{count} registro lo necesita", other: "{count} registros lo necesitan" },
    none: "Todo fue enviado",
    lastSent: "Último envío {when}",
    neverSent: "Nada se ha enviado aún desde este dispositivo",
  },
  list: {
    title: "En espera en este dispositivo",
    empty: "Nada espera: todo lo registrado aquí está en el servidor.",
    offText:
      "Está sin red. Todo lo que registre queda en este dispositivo y sale solo, en su orden, cuando vuelva la red.",
    onText: "Lo que espera sale solo, en su orden.",
    photosText: "Las fotos salen después del registro al que pertenecen.",
    photoMarks: "Marcas en una foto",
    sendNow: "Enviar ahora",
    waiting: "Espera",
    refusedState: "Rechazado",
    conflictState: "Cambiado por otra persona",
    retry: "Intentar de nuevo",
    choose: "Comparar y elegir",
    export: "Guardar en un archivo",
    exportAll: "Guardar todo en un archivo",
    drop: "Descartar",
    dropTitle: "¿Descartar este registro?",
    dropText:
      "No fue enviado y no se puede recuperar. Lo que depende de un registro creado aquí, también las fotos, se descarta con él.",
    dropYes: "Descartar el registro",
    takeIn: "Traer de vuelta un archivo",
    takenIn: "El archivo fue recibido.",
    notTakenIn: "Este archivo no tiene trabajo de campo suyo.",
  },
  actions: {
    create: "Nuevo",
    update: "Cambiado",
    delete: "Eliminado",
    start: "Iniciado",
    finish: "Terminado",
    reopen: "Reabierto",
    withdraw: "Aprobación retirada",
    approve: "Aprobado",
    reprove: "Reprobado",
    confirmscope: "Alcance confirmado",
    tell: "Partes avisadas",
    addweighings: "Pesos agregados",
    close: "Cerrado",
    other: "Registro",
  },
  leave: {
    title: "No todo fue enviado",
    text: "Hay trabajo de campo suyo en este dispositivo: {what}. Salir lo quita de aquí.",
    advice:
      "Quédese hasta el envío, o guárdelo antes en un archivo. Quien reciba el archivo puede leerlo; tráigalo de vuelta aquí o en otro dispositivo para enviarlo.",
    stay: "Seguir conectado",
    exportAndLeave: "Guardar en un archivo y salir",
    other:
      "Hay trabajo de campo de {name} en este dispositivo. Debe guardarse en un archivo, o enviarlo {name}, antes de que otra persona entre aquí.",
  },
};
