/** What registers and notifications say, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  labels: {
    city_id: "Ville",
    company_id: "Société",
    currency_id: "Devise",
    customer_id: "Client",
    inspector_id: "Inspecteur",
    owner_id: "Propriétaire",
    port_id: "Port",
    position_id: "Fonction",
    product_id: "Produit",
    region_id: "Zone",
    service_type_id: "Prestation",
    ship_id: "Navire",
    shipper_id: "Chargeur",
    terminal_id: "Terminal",
    unit_id: "Unité",
    user_id: "Utilisateur",
    workunit_id: "Unité de travail",
    rate: "Tarif",
    tax_id: "Identifiant fiscal",
    mmsi: "MMSI",
  },
  errors: {
    rate_not_greater_than_zero: "Le taux doit être supérieur à 0",
    product_not_classified: "Seuls le soja et le maïs sont classifiés",
    column_with_places: "Indiquez la première et la dernière position de la colonne, comme 1-10",
    column_without_places: "Indiquez le numéro de la colonne, comme 3",
    seals_not_counted:
      "Les deux numéros ont besoin de {digits} chiffres et se suivent, {most} scellés au plus",
    seal_already_issued: "Le scellé {number} a déjà été remis à {name}",
  },
  notices: {
    import_finished:
      "L'import de {subject} est terminé : nouveaux {created}, modifiés {changed}, refusés {refused}.",
    import_failed: "L'import de {subject} a échoué et n'a rien modifié.",
    job_failed: "Une tâche de type {kind} a échoué pour la dernière fois : {problem}",
    approval_asked: "{subject} attend votre approbation.",
    approval_waiting: "{subject} attend votre approbation depuis le {since}.",
  },
  mail: {
    digestSubject: { one: "Plimsoll : {count} non lue", other: "Plimsoll : {count} non lues" },
    digestButton: "Ouvrir Plimsoll",
    digestBody:
      "Bonjour {name},\n\nceci vous attend dans Plimsoll :\n\n{lines}\n\n{link}\n\nVous pouvez désactiver cet e-mail dans le menu de votre compte.",
  },
  app: {
    notices: {
      bell: "Notifications",
      unread: { one: "{count} non lue", other: "{count} non lues" },
      none: "Rien de nouveau. Ce qui vous concerne s'affichera ici.",
      readAll: "Tout marquer comme lu",
      digest: "M'envoyer une fois par jour ce que je n'ai pas lu",
      open: "Ouvrir",
      failed: "Les notifications n'ont pas pu être chargées.",
    },
  },
};
