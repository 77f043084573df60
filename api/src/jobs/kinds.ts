/** What jobs there are, and in which lane each runs: what hangs in one lane holds up nothing in another. */
import type { Locale } from "@plimsoll/domain/kernel/locale";

export interface JobKinds {
  mail: {
    to: string;
    subject: string;
    text: string;
    /** What follows is missing in mails that waited while a version without it was replaced. */
    language?: Locale;
    /** What is written on the button that stands for the link. */
    button?: string;
    /** The company that sends it: its name, then the rest of its letterhead. */
    letterhead?: readonly string[];
    replyTo?: string;
    /** Stored files that go along. */
    files?: readonly { id: string; name: string; mediaType: string }[];
  };
  recovery_link: { login: string; locale: Locale };
  bill_finished: Record<string, never>;
  /** Added by versions before the sweep. */
  remove_file: { id: string };
  sweep_files: Record<string, never>;
  digest: Record<string, never>;
  remind_of_approvals: Record<string, never>;
  fetch_rates: Record<string, never>;
  import_check: { id: string };
  import_commit: { id: string };
  /** The id of the delivery, which is also that of the job. */
  deliver: { id: string };
  report: { id: string };
  operation_report: { id: string };
  schedule_reports: Record<string, never>;
}

export type JobKind = keyof JobKinds;

/** How many jobs of a lane a process does at once. */
export const LANES = { mail: 4, import: 2, delivery: 6, outside: 2, report: 1, house: 2 } as const;

export type Lane = keyof typeof LANES;

export const LANE_OF: Readonly<Record<JobKind, Lane>> = {
  mail: "mail",
  import_check: "import",
  import_commit: "import",
  deliver: "delivery",
  fetch_rates: "outside",
  remove_file: "outside",
  sweep_files: "outside",
  report: "report",
  operation_report: "report",
  recovery_link: "house",
  schedule_reports: "house",
  bill_finished: "house",
  digest: "house",
  remind_of_approvals: "house",
};
