/** What each kind of notification says, in French. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Vos droits ont été modifiés par {who}.",
  import_finished:
    "L'import de {subject} est terminé : {created} nouveaux, {changed} modifiés, {refused} refusés.",
  import_failed: "L'import de {subject} a échoué et n'a rien modifié.",
  job_failed: "Une tâche de type {kind} a échoué pour la dernière fois : {problem}",
};
