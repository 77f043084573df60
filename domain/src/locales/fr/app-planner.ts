/** Words of the planner in French. */
import type { PlannerWords } from "../planner-words.ts";

export const planner: PlannerWords = {
  views: { label: "Vue", board: "Tableau", calendar: "Calendrier", list: "Liste" },
  spans: { label: "Période", week: "Semaine", two_weeks: "2 semaines", month: "Mois" },
  previous: "Précédent",
  next: "Suivant",
  today: "Aujourd'hui",
  people: "Inspecteurs",
  board: "Inspecteurs par jour. Les flèches parcourent les jours, Entrée en ouvre un.",
  list: "Affectations de la période",
  subject: "Navire ou client",
  nothing: "Rien de prévu",
  noPeople: "Aucun inspecteur à planifier",
  noPeopleText: "Aucun inspecteur actif ne correspond à l'unité, ou vous n'y avez pas accès.",
  stretch: "Glissez pour changer le dernier jour",
  edit: "Modifier",
  remove: "Retirer",
  undo: "Annuler",
  openOrder: "Ouvrir l'ordre",

  unassigned: {
    title: "Sans inspecteur ({count})",
    search: "Code, navire, client…",
    hint: "Glissez un ordre sur un jour ou choisissez Affecter.",
    none: "Chaque ordre a un inspecteur.",
    noMatch: "Aucun ordre sans inspecteur ne correspond.",
    assign: "Affecter…",
    assignOf: "Affecter {name}",
    planned: "Prévu le {date}",
    undated: "Sans date de rendez-vous",
  },

  cell: {
    unavailable: "Indisponible",
    title: "{name}, {day}",
    free: "Libre",
    assign: "Affecter un ordre…",
    absence: "Ajouter une absence…",
  },

  form: {
    assign: "Affecter un ordre",
    assignOrder: "Affecter {order}",
    edit: "Affectation à {order}",
    absence: "Ajouter une absence",
    editAbsence: "Absence de {name}",
  },

  conflict: {
    column: "Conflit",
    double: "Double",
    absent: "Absent",
    doubleText: "{name} a plus d'un ordre : {day}.",
    absentText: "{name} est absent(e) : {day}.",
    one: "1 conflit",
    count: "{count} conflits",
  },

  calendar: {
    label: "Ordres par date de rendez-vous, {month}",
    more: "{count} de plus",
    most: "Seuls les {count} premiers ordres du mois sont affichés : filtrez par port ou par unité.",
  },

  said: {
    assigned: "{order} affecté à {person}",
    moved: "{order} déplacé",
    removed: "{person} n'est plus sur {order}",
    absenceRemoved: "Absence de {person} supprimée",
    otherCountry: "{person} travaille dans un autre pays que {order}",
    undone: "Annulé",
  },
};
