/** Words in English for organisations: whom we are, whom we work for, who ships and carries. */
import type { RecordsWords } from "../words.ts";

const party = {
  name: "Name",
  social_name: "Social name",
  alternative_name: "Alternative name",
  code: "Code",
  tax_id: "Tax id",
  municipal_registration: "Municipal registration",
  state_registration: "State registration",
  address: "Address",
  city_id: "City",
  phone: "Phone",
  cell_phone: "Cell phone",
  coordinates: "Coordinates",
};
const partySections = { registrations: "Registrations", place: "Place", contact: "Contact" };

export const partyRecords = {
  company: {
    name: "Company",
    plural: "Companies",
    fields: { ...party, types: "Types", legacy_id: "Legacy number", customer_id: "Customer" },
    sections: { ...partySections, rights: "Access" },
    help: {
      legacy_id:
        "Number of the company in the former system. The numbers 321 and 875 are the master companies, which see every country.",
      customer_id: "For guests: the customer whose data this company sees in the portal.",
    },
    choices: { types: { company: "Staff company", guest: "Guest", developer: "Developer" } },
  },
  customer: {
    name: "Customer",
    plural: "Customers",
    fields: {
      ...party,
      language: "Default language",
      contacts: "Contacts",
      syncs: "Synchronises",
      sync_address: "Synchronisation address",
    },
    sections: { ...partySections, sync: "Customer's system" },
    help: {
      language: "Language of the mails and documents sent to this customer.",
      syncs: "The final classification is sent to this customer's system.",
    },
    choices: { language: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" } },
    children: {
      contacts: { fields: { name: "Name", email: "E-mail", phone: "Phone", position_id: "Position" } },
    },
  },
  contact: {
    name: "Contact",
    plural: "Contacts",
    fields: {
      name: "Name",
      customer_id: "Customer",
      position_id: "Position",
      email: "E-mail",
      phone: "Phone",
      cell_phone: "Cell phone",
      language: "Language",
      receives: "Receives",
    },
    help: { receives: "What is mailed to this person." },
    choices: {
      language: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" },
      receives: { reports: "Reports", drafts: "Drafts", certificates: "Certificates", invoices: "Invoices" },
    },
  },
  shipper: {
    name: "Shipper",
    plural: "Shippers",
    fields: { name: "Name", code: "Code", tax_id: "Tax id", city_id: "City", coordinates: "Coordinates" },
    sections: { registrations: "Registrations", place: "Place" },
  },
  carrier: {
    name: "Carrier",
    plural: "Carriers",
    fields: {
      name: "Name",
      code: "Code",
      modes: "Modes",
      tax_id: "Tax id",
      registration: "Carrier registration",
      city_id: "City",
      phone: "Phone",
      email: "E-mail",
    },
    sections: { registrations: "Registrations", contact: "Contact" },
    help: { registration: "RNTRC in Brazil, or the equivalent registration of the country." },
    choices: { modes: { road: "Road", rail: "Rail", river: "River" } },
  },
  dispatcher: {
    name: "Courier",
    plural: "Couriers",
    fields: { name: "Name", phone: "Phone", tracking_address: "Tracking address" },
    help: {
      tracking_address: "Address of the tracking page, with {number} where the number of the shipment goes.",
    },
  },
  branch: {
    name: "Branch",
    plural: "Branches",
    fields: {
      name: "Name",
      code: "Code",
      company_id: "Company",
      tax_id: "Tax id",
      municipal_registration: "Municipal registration",
      state_registration: "State registration",
      address: "Address",
      city_id: "City",
      phone: "Phone",
    },
    sections: { registrations: "Registrations", place: "Place" },
  },
  workunit: {
    name: "Work unit",
    plural: "Work units",
    fields: { name: "Name", company_id: "Company", addresses: "Addresses" },
    children: {
      addresses: { fields: { street: "Street", number: "Number", zip: "Zip code", city_id: "City" } },
    },
  },
} satisfies Pick<
  RecordsWords,
  "company" | "customer" | "contact" | "shipper" | "carrier" | "dispatcher" | "branch" | "workunit"
>;
