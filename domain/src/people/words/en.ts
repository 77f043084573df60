/** People and their rights, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { PEOPLE_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    last_administrator: "Somebody must remain who can administer profiles.",
  },
  notices: {
    rights_changed: "Your rights were changed by {who}.",
  },
  mail: {
    invitationSubject: "Welcome to Plimsoll",
    invitationButton: "Choose your password",
    invitationBody:
      "Hello {name},\n\n{inviter} has opened a Plimsoll account for you at {company}.\nYour login is this e-mail address. Choose your password here; the link works once, until {until}:\n\n{link}",
  },
  app: {
    people: {
      everything: "Everything is allowed",
      everythingText:
        "Without a list of services this profile may do everything within its countries. Choose services to limit it.",
      limit: "Limit to a list",
      all: "All permissions of {item}",
      cell: "{permission}: {role}",
      role: "Role",
      beyond: "You do not have this right yourself, so you cannot grant it.",
      granted: "{count} of {total}",
      preview: "Try as this profile",
      previewTitle: "What this profile sees",
      previewText: "Cards and menu entries that somebody with this profile would find.",
      previewNone: "Nothing at all: no page of this installation is open to it.",
      invite: "Send invitation again",
      invited: "Invitation sent to {login}",
      firstOnly: "Only the first profile of a user counts.",
      find: "Find a role",
      noService: "Allow everything instead",
      services: {
        register: "Registers",
        service: "Field and nominations",
        workorder: "Work orders",
        proposal: "Proposals",
        classification: "Classification",
        billing: "Billing",
        dashboard: "Dashboard",
        ship_status: "Ship status",
        geoposition: "Maps",
        container: "Containers",
        cotton: "Cotton",
        grading_tre: "Grading",
        grains: "Grains",
        default: "General",
        wosync: "Customer's system",
      },
    },
  },
} satisfies FeatureWords<{ errors: typeof PEOPLE_ERRORS }>;
