/** Words of the planner in Spanish. */
import type { PlannerWords } from "../planner-words.ts";

export const planner: PlannerWords = {
  views: { label: "Vista", board: "Tablero", calendar: "Calendario", list: "Lista" },
  spans: { label: "Período", week: "Semana", two_weeks: "2 semanas", month: "Mes" },
  previous: "Anterior",
  next: "Siguiente",
  today: "Hoy",
  people: "Inspectores",
  board: "Inspectores por día. Las flechas recorren los días, Enter abre uno.",
  list: "Asignaciones del período",
  subject: "Buque o cliente",
  nothing: "Nada programado",
  noPeople: "Ningún inspector para programar",
  noPeopleText: "Ningún inspector activo corresponde a la unidad, o usted no puede verlos.",
  stretch: "Arrastre para cambiar el último día",
  edit: "Editar",
  remove: "Quitar",
  undo: "Deshacer",
  openOrder: "Abrir la orden",

  unassigned: {
    title: "Sin inspector ({count})",
    search: "Código, buque, cliente…",
    hint: "Arrastre una orden hasta un día o use Asignar.",
    none: "Todas las órdenes tienen inspector.",
    noMatch: "Ninguna orden sin inspector coincide.",
    assign: "Asignar…",
    assignOf: "Asignar {name}",
    planned: "Programada para el {date}",
    undated: "Sin fecha de cita",
  },

  cell: {
    unavailable: "No disponible",
    title: "{name}, {day}",
    free: "Libre",
    assign: "Asignar una orden…",
    absence: "Registrar ausencia…",
  },

  form: {
    assign: "Asignar una orden",
    assignOrder: "Asignar {order}",
    edit: "Asignación para {order}",
    absence: "Registrar ausencia",
    editAbsence: "Ausencia de {name}",
  },

  conflict: {
    column: "Conflicto",
    double: "Doble",
    absent: "Ausente",
    doubleText: "{name} tiene más de una orden: {day}.",
    absentText: "{name} está ausente: {day}.",
    one: "1 conflicto",
    count: "{count} conflictos",
  },

  calendar: {
    label: "Órdenes por fecha de cita, {month}",
    more: "{count} más",
    most: "Solo se muestran las primeras {count} órdenes del mes: filtre por puerto o unidad.",
  },

  said: {
    assigned: "{order} asignada a {person}",
    moved: "{order} reprogramada",
    removed: "{person} ya no está en {order}",
    absenceRemoved: "Ausencia de {person} eliminada",
    otherCountry: "{person} trabaja en otro país que {order}",
    undone: "Deshecho",
  },
};
