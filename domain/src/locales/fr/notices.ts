/** What each kind of notification says, in French. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Vos droits ont été modifiés par {who}.",
  import_finished:
    "L'import de {subject} est terminé : {created} nouveaux, {changed} modifiés, {refused} refusés.",
  import_failed: "L'import de {subject} a échoué et n'a rien modifié.",
  job_failed: "Une tâche de type {kind} a échoué pour la dernière fois : {problem}",
  assigned: "{who} vous a affecté à {subject}, du {from} au {to}.",
  mentioned: "{who} vous a mentionné dans {subject} : {text}",
  order_canceled: "{who} a annulé {subject} : {reason}",
  proposal_accepted: "{who} a accepté la proposition {subject}.",
  proposal_refused: "{who} a refusé la proposition {subject} : {reason}",
  nomination_received: "{customer} a désigné {vessel} : {subject}.",
  nomination_accepted: "Votre nomination {subject} est acceptée : ordre {order}.",
  nomination_refused: "Votre nomination {subject} est refusée : {reason}",
};
