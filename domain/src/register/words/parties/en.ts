/** Organisations: whom we are, whom we work for, who ships and carries, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { branch } from "#register/branch";
import type { carrier } from "#register/carrier";
import type { company } from "#register/company";
import type { contact } from "#register/contact";
import type { customer } from "#register/customer";
import type { dispatcher } from "#register/dispatcher";
import type { shipper } from "#register/shipper";
import type { workunit } from "#register/workunit";

const party = {
  social_name: "Social name",
  alternative_name: "Alternative name",

  municipal_registration: "Municipal registration",
  state_registration: "State registration",
};
const partySections = { registrations: "Registrations", place: "Place", contact: "Contact" };

export const words = {
  records: {
    company: {
      name: "Company",
      plural: "Companies",
      description: "Companies of the group, with tax registrations and address",
      fields: { ...party, logo: "Logo", types: "Types", legacy_id: "Legacy number" },
      sections: { ...partySections, rights: "Access" },
      help: {
        logo: "PNG or JPEG, printed at the head of what leaves the house.",
        legacy_id:
          "Number of the company in the former system. The numbers 321 and 875 are the master companies, which see every country.",
        customer_id: "For guests: the customer whose data this company sees in the portal.",
      },
      choices: { types: { company: "Staff company", guest: "Guest", developer: "Developer" } },
    },
    customer: {
      name: "Customer",
      plural: "Customers",
      description: "Customers, their contacts, language and system integration",
      fields: {
        ...party,
        language: "Default language",
        contacts: "Contacts",
        withholding: "Withholding",
        iss_pct: "ISS",
        syncs: "Synchronises",
        sync_address: "Synchronisation address",
        sync_secret: "Synchronisation secret",
      },
      sections: { ...partySections, billing: "Billing", sync: "Customer's system" },
      help: {
        withholding: "What this customer keeps back for taxes; the federal ones by law when left out.",
        iss_pct: "Rate of the municipality, where it applies.",
        language: "Language of the mails and documents sent to this customer.",
        syncs: "The final classification is sent to this customer's system.",
        sync_secret:
          "Deliveries are signed with it. Once saved, only a mark is shown: whoever needs it again sets a new one.",
      },
      choices: {
        withholding: { federal: "Federal taxes", federal_and_iss: "Federal taxes and ISS", none: "Nothing" },
        language: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" },
      },
      children: {
        contacts: { fields: {} },
      },
    },
    contact: {
      name: "Contact",
      plural: "Contacts",
      description: "People who receive our reports, drafts and invoices",
      fields: {
        receives: "Receives",
      },
      help: { receives: "What is mailed to this person." },
      choices: {
        language: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" },
        receives: {
          reports: "Reports",
          drafts: "Drafts",
          certificates: "Certificates",
          invoices: "Invoices",
        },
      },
    },
    shipper: {
      name: "Shipper",
      plural: "Shippers",
      description: "Parties that ship the cargo, and where they are",
      fields: { tax_id: "Tax id" },
      sections: { registrations: "Registrations", place: "Place" },
    },
    carrier: {
      name: "Carrier",
      plural: "Carriers",
      description: "Hauliers of the trucks and operators of the barges",
      fields: {
        modes: "Modes",
        tax_id: "Tax id",
        registration: "Carrier registration",
      },
      sections: { registrations: "Registrations", contact: "Contact" },
      help: { registration: "RNTRC in Brazil, or the equivalent registration of the country." },
      choices: { modes: { road: "Road", rail: "Rail", river: "River" } },
    },
    dispatcher: {
      name: "Courier",
      plural: "Couriers",
      description: "Couriers that carry samples, and how to track them",
      fields: { tracking_address: "Tracking address" },
      help: {
        tracking_address:
          "Address of the tracking page, with {number} where the number of the shipment goes.",
      },
    },
    branch: {
      name: "Branch",
      plural: "Branches",
      description: "Branches that carry out and bill the services",
      fields: {
        municipal_registration: "Municipal registration",
        state_registration: "State registration",
      },
      sections: { registrations: "Registrations", place: "Place" },
    },
    workunit: {
      name: "Work unit",
      plural: "Work units",
      description: "Offices and bases; their addresses set the countries of operation",
      fields: { addresses: "Addresses" },
      children: {
        addresses: { fields: { street: "Street", zip: "Zip code" } },
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    company: typeof company;
    customer: typeof customer;
    contact: typeof contact;
    shipper: typeof shipper;
    carrier: typeof carrier;
    dispatcher: typeof dispatcher;
    branch: typeof branch;
    workunit: typeof workunit;
  };
}>;
