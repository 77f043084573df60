/** People who sign in, what they may do, and what is their own, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { notification } from "#register/notification";
import type { profile } from "#register/profile";
import type { savedView } from "#register/saved-view";
import type { setting } from "#register/setting";
import type { user } from "#register/user";

export const words = {
  records: {
    user: {
      name: "User",
      plural: "Users",
      description: "Accounts of staff and customers",
      fields: {
        login: "E-mail",
        company_id: "Employer",
        locale: "Language",
        home_country: "Country",
        is_map_classifier: "Map classifier",
        map_registration: "Classifier registration",
        map_classifier_signature: "Classifier signature",
        translate_message: "Translate messages",
        digest: "Daily mail",
      },
      sections: { classifier: "Classifier" },
      help: {
        digest: "Unread notifications come by mail once a day.",
        company_id: "The organisation the person works for. Only its administrators see the account.",
      },
      choices: { locale: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" } },
    },
    profile: {
      name: "Profile",
      plural: "Profiles",
      description: "Services, roles and permissions granted to each user",
      fields: {
        company_id: "Entity",
        position: "Position",
        workunit_ids: "Work units",
        services: "Services",
      },
      sections: { rights: "Rights" },
      help: { position: "Only the profile in the first position counts." },
      children: {
        services: {
          fields: { service: "Service", role: "Role", permissions: "Permissions" },
          choices: {
            permissions: {
              list: "List",
              load: "Open",
              create: "Create",
              update: "Change",
              delete: "Delete",
              changestatus: "Change status",
              reopen: "Reopen",
              approve: "Approve",
              approve_1: "Approve, level 1",
              approve_2: "Approve, level 2",
              approve_for_customer: "Approve for the customer",
              margin: "See the margin",
              issue: "Issue",
            },
          },
        },
      },
    },
    saved_view: {
      name: "Saved view",
      plural: "Saved views",
      fields: {
        record: "List",
        query: "Filters",
        columns: "Columns",
        standard: "Opens first",
        team: "For the team",
      },
    },
    notification: {
      name: "Notification",
      plural: "Notifications",
      fields: {
        subject: "Subject",

        params: "Details",
        record: "Record",
        record_id: "Row",
        read_at: "Read",
      },
      choices: {
        kind: {
          rights_changed: "Rights changed",
          import_finished: "Import finished",
          import_failed: "Import failed",
          job_failed: "Job failed",
          assigned: "Assignment",
          mentioned: "Mention",
          order_canceled: "Order canceled",
          proposal_accepted: "Proposal accepted",
          proposal_refused: "Proposal refused",
          nomination_received: "New nomination",
          nomination_accepted: "Nomination accepted",
          nomination_refused: "Nomination refused",
          approval_asked: "Approval asked for",
          approval_waiting: "Approval waiting",
          classification_final: "Final classification struck",
          certificate_approved: "Draft approved",
          certificate_reproved: "Draft reproved",
          certificate_commented: "Comment on a draft",
          report_done: "Report done",
          report_refused: "Report not made",
        },
      },
    },
    setting: {
      name: "Setting",
      plural: "Settings",
      fields: { parameter: "Parameter", value: "Value" },
      help: {
        parameter:
          "Announcement: shown to everybody at the top. Support contact: whom to ask. Digest hour: hour of the daily mail, UTC.",
      },
      choices: {
        parameter: {
          announcement: "Announcement",
          support_contact: "Support contact",
          digest_hour: "Hour of the daily mail (UTC)",
        },
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    user: typeof user;
    profile: typeof profile;
    saved_view: typeof savedView;
    notification: typeof notification;
    setting: typeof setting;
  };
}>;
