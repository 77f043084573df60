/** What each kind of notification says, in Spanish. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "{who} cambió sus permisos.",
  import_finished:
    "La importación de {subject} terminó: {created} nuevos, {changed} cambiados, {refused} rechazados.",
  import_failed: "La importación de {subject} falló y no se cambió nada.",
  job_failed: "Una tarea de tipo {kind} falló por última vez: {problem}",
  assigned: "{who} le asignó {subject}, del {from} al {to}.",
  mentioned: "{who} le mencionó en {subject}: {text}",
  order_canceled: "{who} canceló {subject}: {reason}",
  proposal_accepted: "{who} aceptó la propuesta {subject}.",
  proposal_refused: "{who} rechazó la propuesta {subject}: {reason}",
  nomination_received: "{customer} nominó {vessel}: {subject}.",
  nomination_accepted: "Su nominación {subject} fue aceptada: orden {order}.",
  nomination_refused: "Su nominación {subject} fue rechazada: {reason}",
};
