/** Organisations: whom we are, whom we work for, who ships and carries, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const party = {
  social_name: "Raison sociale",
  alternative_name: "Nom commercial",

  municipal_registration: "Immatriculation municipale",
  state_registration: "Immatriculation régionale",
};
const partySections = { registrations: "Immatriculations", place: "Lieu", contact: "Contact" };

export const words: Translated<typeof english> = {
  records: {
    company: {
      name: "Société",
      plural: "Sociétés",
      description: "Sociétés du groupe, identifiants fiscaux et adresse",
      fields: { ...party, logo: "Logo", types: "Types", legacy_id: "Numéro historique" },
      sections: { ...partySections, rights: "Accès" },
      help: {
        logo: "PNG ou JPEG, imprimé en tête de ce qui sort de la maison.",
        legacy_id:
          "Numéro de la société dans l'ancien système. Les numéros 321 et 875 sont ceux des sociétés maîtresses, qui voient tous les pays.",
        customer_id: "Pour les invités : le client dont cette société voit les données sur le portail.",
      },
      choices: { types: { company: "Société interne", guest: "Invité", developer: "Développeur" } },
    },
    customer: {
      name: "Client",
      plural: "Clients",
      description: "Clients, leurs contacts, leur langue et leur raccordement informatique",
      fields: {
        ...party,
        language: "Langue par défaut",
        contacts: "Contacts",
        withholding: "Retenue",
        iss_pct: "ISS",
        syncs: "Synchronise",
        sync_address: "Adresse de synchronisation",
        sync_secret: "Secret de synchronisation",
      },
      sections: { ...partySections, billing: "Facturation", sync: "Système du client" },
      help: {
        withholding: "Ce que ce client retient au titre des impôts ; vide, les impôts fédéraux selon la loi.",
        iss_pct: "Taux de la commune, le cas échéant.",
        language: "Langue des e-mails et des documents envoyés à ce client.",
        syncs: "La classification finale est envoyée au système de ce client.",
        sync_secret:
          "Les envois sont signés avec lui. Une fois enregistré, seule une marque est affichée : qui en a besoin en définit un autre.",
      },
      choices: {
        withholding: { federal: "Impôts fédéraux", federal_and_iss: "Impôts fédéraux et ISS", none: "Rien" },
        language: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" },
      },
      children: {
        contacts: { fields: {} },
      },
    },
    contact: {
      name: "Contact",
      plural: "Contacts",
      description: "Destinataires des rapports, des projets et des factures",
      fields: {
        receives: "Reçoit",
      },
      help: { receives: "Ce qui est envoyé à cette personne par e-mail." },
      choices: {
        language: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" },
        receives: {
          reports: "Rapports",
          drafts: "Projets",
          certificates: "Certificats",
          invoices: "Factures",
        },
      },
    },
    shipper: {
      name: "Chargeur",
      plural: "Chargeurs",
      description: "Expéditeurs de la marchandise et leur localisation",
      fields: {
        tax_id: "Identifiant fiscal",
      },
      sections: { registrations: "Immatriculations", place: "Lieu" },
    },
    carrier: {
      name: "Transporteur",
      plural: "Transporteurs",
      description: "Transporteurs par camion et par barge",
      fields: {
        modes: "Modes",
        tax_id: "Identifiant fiscal",
        registration: "Inscription au registre",
      },
      sections: { registrations: "Immatriculations", contact: "Contact" },
      help: { registration: "Inscription au registre des transporteurs du pays." },
      choices: { modes: { road: "Route", rail: "Rail", river: "Fleuve" } },
    },
    dispatcher: {
      name: "Messager",
      plural: "Messageries",
      description: "Messageries des échantillons et suivi des envois",
      fields: { tracking_address: "Adresse de suivi" },
      help: { tracking_address: "Adresse de la page de suivi, avec {number} à la place du numéro d'envoi." },
    },
    branch: {
      name: "Agence",
      plural: "Agences",
      description: "Agences qui réalisent et facturent les prestations",
      fields: {
        municipal_registration: "Immatriculation municipale",
        state_registration: "Immatriculation régionale",
      },
      sections: { registrations: "Immatriculations", place: "Lieu" },
    },
    workunit: {
      name: "Unité de travail",
      plural: "Unités de travail",
      description: "Bureaux et bases ; leurs adresses fixent les pays d'activité",
      fields: { addresses: "Adresses" },
      children: {
        addresses: { fields: { street: "Rue", zip: "Code postal" } },
      },
    },
  },
};
