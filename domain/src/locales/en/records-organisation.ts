/** Words in English for how the company is organised and who works in it. */
import type { RecordsWords } from "../words.ts";

export const organisationRecords = {
  bu: {
    name: "Business unit",
    plural: "Business units",
    fields: { name: "Name", code: "Code", manager_id: "Manager" },
  },
  department: { name: "Department", plural: "Departments", fields: { name: "Name", bu_id: "Business unit" } },
  role: { name: "Position", plural: "Positions", fields: { name: "Name", department_id: "Department" } },
  inspector: {
    name: "Surveyor",
    plural: "Surveyors",
    fields: {
      name: "Name",
      registration: "Registration",
      workunit_id: "Work unit",
      user_id: "User",
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
} satisfies Pick<RecordsWords, "bu" | "department" | "role" | "inspector">;
