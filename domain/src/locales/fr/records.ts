/** Words of the records in French. */
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

export const records = {
  country: {
    name: "Pays",
    plural: "Pays",
    fields: {
      name: "Nom",
      alpha2: "Code à deux lettres",
      alpha3: "Code à trois lettres",
      numeric_code: "Code numérique",
      phone_code: "Indicatif téléphonique",
      names: "Noms par langue",
    },
    sections: { languages: "Langues" },
  },
  state: { name: "Région", plural: "Régions", fields: { name: "Nom", code: "Code" } },
  city: {
    name: "Ville",
    plural: "Villes",
    fields: { name: "Nom", state_id: "Région", code: "Code officiel", coordinates: "Coordonnées" },
    sections: { place: "Lieu" },
    help: { code: "Code de l'institut national de statistique, s'il existe." },
  },
  port: {
    name: "Port",
    plural: "Ports",
    fields: {
      name: "Nom",
      locode: "UN/LOCODE",
      kind: "Type",
      city_id: "Ville",
      time_zone: "Fuseau horaire",
      coordinates: "Coordonnées",
    },
    sections: { place: "Lieu" },
    help: {
      locode: "Cinq caractères : pays et lieu, par exemple FRURO.",
      time_zone: "Nom du fuseau, par exemple Europe/Paris. Les heures locales de ce port y sont exprimées.",
    },
    choices: { kind: { sea: "Maritime", river: "Fluvial" } },
  },
  company: {
    name: "Société",
    plural: "Sociétés",
    fields: { ...party, types: "Types", legacy_id: "Numéro historique", customer_id: "Client" },
    sections: partySections,
    choices: { types: { company: "Société interne", guest: "Invité", developer: "Développeur" } },
  },
  customer: { name: "Client", plural: "Clients", fields: party, sections: partySections },
  workunit: {
    name: "Unité de travail",
    plural: "Unités de travail",
    fields: { name: "Nom", company_id: "Société", addresses: "Adresses" },
    children: {
      addresses: { fields: { street: "Rue", number: "Numéro", zip: "Code postal", city_id: "Ville" } },
    },
  },
  user: {
    name: "Utilisateur",
    plural: "Utilisateurs",
    fields: {
      name: "Nom",
      login: "E-mail",
      locale: "Langue",
      home_country: "Pays",
      is_map_classifier: "Classificateur MAPA",
      map_registration: "Numéro du classificateur",
      map_classifier_signature: "Signature du classificateur",
      translate_message: "Traduire les messages",
    },
    choices: { locale: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" } },
  },
  profile: {
    name: "Profil",
    plural: "Profils",
    fields: {
      name: "Nom",
      user_id: "Utilisateur",
      company_id: "Entité",
      position: "Position",
      workunit_ids: "Unités de travail",
      services: "Services",
    },
    help: { position: "Seul le profil en première position compte." },
    children: {
      services: {
        fields: { service: "Service", role: "Rôle", permissions: "Autorisations" },
        choices: {
          permissions: {
            list: "Lister",
            load: "Ouvrir",
            create: "Créer",
            update: "Modifier",
            delete: "Supprimer",
            changestatus: "Changer le statut",
            reopen: "Rouvrir",
            approve: "Approuver",
          },
        },
      },
    },
  },
  saved_view: {
    name: "Vue enregistrée",
    plural: "Vues enregistrées",
    fields: {
      name: "Nom",
      record: "Liste",
      query: "Filtres",
      columns: "Colonnes",
      standard: "S'ouvre en premier",
      user_id: "Utilisateur",
    },
  },
} satisfies RecordsWords;
