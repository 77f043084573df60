/** What each kind of notification says, in Spanish. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "{who} cambió sus permisos.",
  import_finished:
    "La importación de {subject} terminó: {created} nuevos, {changed} cambiados, {refused} rechazados.",
  import_failed: "La importación de {subject} falló y no se cambió nada.",
  job_failed: "Una tarea de tipo {kind} falló por última vez: {problem}",
};
