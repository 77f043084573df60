/** Words in French for organisations: whom we are, whom we work for, who ships and carries. */
import type { RecordsWords } from "../words.ts";

const party = {
  name: "Nom",
  social_name: "Raison sociale",
  alternative_name: "Nom commercial",
  code: "Code",
  tax_id: "Identifiant fiscal",
  municipal_registration: "Immatriculation municipale",
  state_registration: "Immatriculation régionale",
  address: "Adresse",
  city_id: "Ville",
  phone: "Téléphone",
  cell_phone: "Portable",
  coordinates: "Coordonnées",
};
const partySections = { registrations: "Immatriculations", place: "Lieu", contact: "Contact" };

export const partyRecords = {
  company: {
    name: "Société",
    plural: "Sociétés",
    fields: { ...party, types: "Types", legacy_id: "Numéro historique", customer_id: "Client" },
    sections: { ...partySections, rights: "Accès" },
    help: {
      legacy_id:
        "Numéro de la société dans l'ancien système. Les numéros 321 et 875 sont ceux des sociétés maîtresses, qui voient tous les pays.",
      customer_id: "Pour les invités : le client dont cette société voit les données sur le portail.",
    },
    choices: { types: { company: "Société interne", guest: "Invité", developer: "Développeur" } },
  },
  customer: {
    name: "Client",
    plural: "Clients",
    fields: {
      ...party,
      language: "Langue par défaut",
      contacts: "Contacts",
      syncs: "Synchronise",
      sync_address: "Adresse de synchronisation",
    },
    sections: { ...partySections, sync: "Système du client" },
    help: {
      language: "Langue des e-mails et des documents envoyés à ce client.",
      syncs: "La classification finale est envoyée au système de ce client.",
    },
    choices: { language: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" } },
    children: {
      contacts: { fields: { name: "Nom", email: "E-mail", phone: "Téléphone", position_id: "Fonction" } },
    },
  },
  contact: {
    name: "Contact",
    plural: "Contacts",
    fields: {
      name: "Nom",
      customer_id: "Client",
      position_id: "Fonction",
      email: "E-mail",
      phone: "Téléphone",
      cell_phone: "Portable",
      language: "Langue",
      receives: "Reçoit",
    },
    help: { receives: "Ce qui est envoyé à cette personne par e-mail." },
    choices: {
      language: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" },
      receives: { reports: "Rapports", drafts: "Projets", certificates: "Certificats", invoices: "Factures" },
    },
  },
  shipper: {
    name: "Chargeur",
    plural: "Chargeurs",
    fields: {
      name: "Nom",
      code: "Code",
      tax_id: "Identifiant fiscal",
      city_id: "Ville",
      coordinates: "Coordonnées",
    },
    sections: { registrations: "Immatriculations", place: "Lieu" },
  },
  carrier: {
    name: "Transporteur",
    plural: "Transporteurs",
    fields: {
      name: "Nom",
      code: "Code",
      modes: "Modes",
      tax_id: "Identifiant fiscal",
      registration: "Inscription au registre",
      city_id: "Ville",
      phone: "Téléphone",
      email: "E-mail",
    },
    sections: { registrations: "Immatriculations", contact: "Contact" },
    help: { registration: "Inscription au registre des transporteurs du pays." },
    choices: { modes: { road: "Route", rail: "Rail", river: "Fleuve" } },
  },
  dispatcher: {
    name: "Messager",
    plural: "Messageries",
    fields: { name: "Nom", phone: "Téléphone", tracking_address: "Adresse de suivi" },
    help: { tracking_address: "Adresse de la page de suivi, avec {number} à la place du numéro d'envoi." },
  },
  branch: {
    name: "Agence",
    plural: "Agences",
    fields: {
      name: "Nom",
      code: "Code",
      company_id: "Société",
      tax_id: "Identifiant fiscal",
      municipal_registration: "Immatriculation municipale",
      state_registration: "Immatriculation régionale",
      address: "Adresse",
      city_id: "Ville",
      phone: "Téléphone",
    },
    sections: { registrations: "Immatriculations", place: "Lieu" },
  },
  workunit: {
    name: "Unité de travail",
    plural: "Unités de travail",
    fields: { name: "Nom", company_id: "Société", addresses: "Adresses" },
    children: {
      addresses: { fields: { street: "Rue", number: "Numéro", zip: "Code postal", city_id: "Ville" } },
    },
  },
} satisfies Pick<
  RecordsWords,
  "company" | "customer" | "contact" | "shipper" | "carrier" | "dispatcher" | "branch" | "workunit"
>;
