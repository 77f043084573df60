/** What each kind of notification says, in Portuguese. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Suas permissões foram alteradas por {who}.",
  import_finished:
    "A importação de {subject} terminou: {created} novos, {changed} alterados, {refused} recusados.",
  import_failed: "A importação de {subject} falhou e nada foi alterado.",
  job_failed: "Uma tarefa do tipo {kind} falhou pela última vez: {problem}",
  assigned: "{who} designou você para {subject}, de {from} a {to}.",
  mentioned: "{who} mencionou você em {subject}: {text}",
  order_canceled: "{who} cancelou {subject}: {reason}",
  proposal_accepted: "{who} aceitou a proposta {subject}.",
  proposal_refused: "{who} recusou a proposta {subject}: {reason}",
  nomination_received: "{customer} nomeou {vessel}: {subject}.",
  nomination_accepted: "Sua nomeação {subject} foi aceita: ordem {order}.",
  nomination_refused: "Sua nomeação {subject} foi recusada: {reason}",
};
