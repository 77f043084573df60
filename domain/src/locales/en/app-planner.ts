/** Words of the planner. English sets the shape. */
export const planner = {
  views: { label: "View", board: "Board", calendar: "Calendar", list: "List" },
  spans: { label: "Period", week: "Week", two_weeks: "2 weeks", month: "Month" },
  previous: "Earlier",
  next: "Later",
  today: "Today",
  people: "Surveyors",
  board: "Surveyors by days. Arrow keys move over the days, Enter opens one.",
  list: "Appointments of the period",
  subject: "Vessel or customer",
  nothing: "Nothing planned",
  noPeople: "No surveyor to plan",
  noPeopleText: "No active surveyor matches the work unit, or you may not see any.",
  stretch: "Drag to change the last day",
  edit: "Edit",
  remove: "Remove",
  undo: "Undo",
  openOrder: "Open the order",

  unassigned: {
    title: "Unassigned ({count})",
    search: "Code, vessel, customer…",
    hint: "Drag an order onto a day, or choose Assign.",
    none: "Every order has somebody.",
    noMatch: "No unassigned order matches.",
    assign: "Assign…",
    assignOf: "Assign {name}",
    planned: "Planned for {date}",
    undated: "No appointment date",
  },

  cell: {
    unavailable: "Not available",
    title: "{name}, {day}",
    free: "Free",
    assign: "Assign an order…",
    absence: "Add an absence…",
  },

  form: {
    assign: "Assign an order",
    assignOrder: "Assign {order}",
    edit: "Appointment for {order}",
    absence: "Add an absence",
    editAbsence: "Absence of {name}",
  },

  conflict: {
    column: "Conflict",
    double: "Double",
    absent: "Absent",
    doubleText: "{name} has more than one order on {day}.",
    absentText: "{name} is absent on {day}.",
    one: "1 conflict",
    count: "{count} conflicts",
  },

  calendar: {
    label: "Orders by appointment date, {month}",
    more: "{count} more",
    most: "Only the first {count} orders of the month are shown: narrow them down by port or work unit.",
  },

  said: {
    assigned: "{order} assigned to {person}",
    moved: "{order} moved",
    removed: "{person} taken off {order}",
    absenceRemoved: "Absence of {person} removed",
    otherCountry: "{person} works in another country than {order}",
    undone: "Undone",
  },
} as const;
