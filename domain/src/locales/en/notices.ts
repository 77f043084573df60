/** What each kind of notification says, in English. */
import type { NoticeWords } from "../words.ts";

export const notices: NoticeWords = {
  rights_changed: "Your rights were changed by {who}.",
  import_finished:
    "The import of {subject} is finished: {created} new, {changed} changed, {refused} refused.",
  import_failed: "The import of {subject} failed and changed nothing.",
  job_failed: "A job of kind {kind} failed for the last time: {problem}",
  assigned: "{who} assigned you to {subject}, from {from} to {to}.",
  mentioned: "{who} mentioned you in {subject}: {text}",
  order_canceled: "{who} canceled {subject}: {reason}",
  proposal_accepted: "{who} accepted the proposal {subject}.",
  proposal_refused: "{who} refused the proposal {subject}: {reason}",
  nomination_received: "{customer} nominated {vessel}: {subject}.",
  nomination_accepted: "Your nomination {subject} was accepted: order {order}.",
  nomination_refused: "Your nomination {subject} was refused: {reason}",
};
