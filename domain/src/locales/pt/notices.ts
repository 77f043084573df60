/** What each kind of notification says, in Portuguese. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Suas permissões foram alteradas por {who}.",
  import_finished:
    "A importação de {subject} terminou: {created} novos, {changed} alterados, {refused} recusados.",
  import_failed: "A importação de {subject} falhou e nada foi alterado.",
  job_failed: "Uma tarefa do tipo {kind} falhou pela última vez: {problem}",
};
