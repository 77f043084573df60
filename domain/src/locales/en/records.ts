/** Words of the records in English. */
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

export const records = {
  country: {
    name: "Country",
    plural: "Countries",
    fields: {
      name: "Name",
      alpha2: "Two-letter code",
      alpha3: "Three-letter code",
      numeric_code: "Numeric code",
      phone_code: "Phone code",
      names: "Names per language",
    },
    sections: { languages: "Languages" },
  },
  state: { name: "State", plural: "States", fields: { name: "Name", code: "Code" } },
  city: {
    name: "City",
    plural: "Cities",
    fields: { name: "Name", state_id: "State", code: "Official code", coordinates: "Coordinates" },
    sections: { place: "Place" },
    help: { code: "Code of the national statistics office, where there is one." },
  },
  port: {
    name: "Port",
    plural: "Ports",
    fields: {
      name: "Name",
      locode: "UN/LOCODE",
      kind: "Kind",
      city_id: "City",
      time_zone: "Time zone",
      coordinates: "Coordinates",
    },
    sections: { place: "Place" },
    help: {
      locode: "Five characters: country and place, such as BRSSZ.",
      time_zone: "Name of the zone, such as America/Sao_Paulo. Local times at this port are written in it.",
    },
    choices: { kind: { sea: "Sea", river: "River" } },
  },
  company: {
    name: "Company",
    plural: "Companies",
    fields: { ...party, types: "Types", legacy_id: "Legacy number", customer_id: "Customer" },
    sections: partySections,
    choices: { types: { company: "Staff company", guest: "Guest", developer: "Developer" } },
  },
  customer: { name: "Customer", plural: "Customers", fields: party, sections: partySections },
  workunit: {
    name: "Work unit",
    plural: "Work units",
    fields: { name: "Name", company_id: "Company", addresses: "Addresses" },
    children: {
      addresses: { fields: { street: "Street", number: "Number", zip: "Zip code", city_id: "City" } },
    },
  },
  user: {
    name: "User",
    plural: "Users",
    fields: {
      name: "Name",
      login: "E-mail",
      locale: "Language",
      home_country: "Country",
      is_map_classifier: "Map classifier",
      map_registration: "Classifier registration",
      map_classifier_signature: "Classifier signature",
      translate_message: "Translate messages",
    },
    choices: { locale: { pt: "Portuguese", en: "English", es: "Spanish", fr: "French" } },
  },
  profile: {
    name: "Profile",
    plural: "Profiles",
    fields: {
      name: "Name",
      user_id: "User",
      company_id: "Entity",
      position: "Position",
      workunit_ids: "Work units",
      services: "Services",
    },
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
          },
        },
      },
    },
  },
  saved_view: {
    name: "Saved view",
    plural: "Saved views",
    fields: {
      name: "Name",
      record: "List",
      query: "Filters",
      columns: "Columns",
      standard: "Opens first",
      user_id: "User",
    },
  },
} satisfies RecordsWords;
