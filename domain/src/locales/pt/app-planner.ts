/** Words of the planner in Portuguese. */
import type { PlannerWords } from "../planner-words.ts";

export const planner: PlannerWords = {
  views: { label: "Visualização", board: "Quadro", calendar: "Calendário", list: "Lista" },
  spans: { label: "Período", week: "Semana", two_weeks: "2 semanas", month: "Mês" },
  previous: "Anterior",
  next: "Próximo",
  today: "Hoje",
  people: "Inspetores",
  board: "Inspetores por dia. As setas percorrem os dias, Enter abre um deles.",
  list: "Designações do período",
  subject: "Navio ou cliente",
  nothing: "Nada programado",
  noPeople: "Nenhum inspetor para programar",
  noPeopleText: "Nenhum inspetor ativo corresponde à unidade, ou você não tem acesso a eles.",
  stretch: "Arraste para mudar o último dia",
  edit: "Editar",
  remove: "Remover",
  undo: "Desfazer",
  openOrder: "Abrir a ordem",

  unassigned: {
    title: "Sem inspetor ({count})",
    search: "Código, navio, cliente…",
    hint: "Arraste uma ordem até um dia ou use Designar.",
    none: "Todas as ordens têm inspetor.",
    noMatch: "Nenhuma ordem sem inspetor corresponde.",
    assign: "Designar…",
    assignOf: "Designar {name}",
    planned: "Agendada para {date}",
    undated: "Sem data de agendamento",
  },

  cell: {
    unavailable: "Indisponível",
    title: "{name}, {day}",
    free: "Livre",
    assign: "Designar uma ordem…",
    absence: "Registrar ausência…",
  },

  form: {
    assign: "Designar uma ordem",
    assignOrder: "Designar {order}",
    edit: "Designação para {order}",
    absence: "Registrar ausência",
    editAbsence: "Ausência de {name}",
  },

  conflict: {
    column: "Conflito",
    double: "Duplo",
    absent: "Ausente",
    doubleText: "{name} tem mais de uma ordem: {day}.",
    absentText: "{name} está ausente: {day}.",
    one: "1 conflito",
    count: "{count} conflitos",
  },

  calendar: {
    label: "Ordens por data de agendamento, {month}",
    more: "mais {count}",
    most: "São mostradas só as primeiras {count} ordens do mês: filtre por porto ou unidade.",
  },

  said: {
    assigned: "{order} designada para {person}",
    moved: "{order} remarcada",
    removed: "{person} retirado(a) de {order}",
    absenceRemoved: "Ausência de {person} removida",
    otherCountry: "{person} trabalha em outro país que {order}",
    undone: "Desfeito",
  },
};
