/** What each kind of notification says, in English. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Your rights were changed by {who}.",
  import_finished:
    "The import of {subject} is finished: {created} new, {changed} changed, {refused} refused.",
  import_failed: "The import of {subject} failed and changed nothing.",
  job_failed: "A job of kind {kind} failed for the last time: {problem}",
};
