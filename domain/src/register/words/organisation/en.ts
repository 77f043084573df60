/** How the company is organised and who works in it, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { bu } from "#register/bu";
import type { department } from "#register/department";
import type { inspector } from "#register/inspector";
import type { role } from "#register/role";

export const words = {
  records: {
    bu: {
      name: "Business unit",
      plural: "Business units",
      description: "Business units and who leads them",
      fields: { manager_id: "Manager" },
    },
    department: {
      name: "Department",
      plural: "Departments",
      description: "Departments of each business unit",
      fields: { bu_id: "Business unit" },
    },
    role: {
      name: "Position",
      plural: "Positions",
      description: "Job positions of staff and contacts",
      fields: { department_id: "Department" },
    },
    inspector: {
      name: "Surveyor",
      plural: "Surveyors",
      description: "Surveyors and classifiers, registration and signature",
      fields: {
        registration: "Registration",

        skill_ids: "Skills",
        signature: "Signature image",
      },
      sections: { skills: "Skills", signature: "Signature" },
      help: {
        registration: "Number at the professional body or the ministry, printed below the signature.",
        user_id: "Account with which this person signs in. Each account belongs to one surveyor only.",
        skill_ids: "Services that this person may carry out.",
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    bu: typeof bu;
    department: typeof department;
    role: typeof role;
    inspector: typeof inspector;
  };
}>;
