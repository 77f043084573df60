/** People who sign in, what they may do, and what is their own, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    user: {
      name: "Utilisateur",
      plural: "Utilisateurs",
      description: "Comptes d'accès du personnel et des clients",
      fields: {
        login: "E-mail",
        company_id: "Employeur",
        locale: "Langue",
        home_country: "Pays",
        is_map_classifier: "Classificateur MAPA",
        map_registration: "Numéro du classificateur",
        map_classifier_signature: "Signature du classificateur",
        translate_message: "Traduire les messages",
        digest: "E-mail quotidien",
      },
      sections: { classifier: "Classificateur" },
      help: {
        digest: "Les notifications non lues arrivent par e-mail une fois par jour.",
        company_id:
          "L'organisation pour laquelle la personne travaille. Seuls ses administrateurs voient le compte.",
      },
      choices: { locale: { pt: "Portugais", en: "Anglais", es: "Espagnol", fr: "Français" } },
    },
    profile: {
      name: "Profil",
      plural: "Profils",
      description: "Services, rôles et droits accordés à chaque utilisateur",
      fields: {
        company_id: "Entité",
        position: "Position",
        workunit_ids: "Unités de travail",
        services: "Services",
      },
      sections: { rights: "Droits" },
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
              approve_1: "Approuver, niveau 1",
              approve_2: "Approuver, niveau 2",
              approve_for_customer: "Approuver pour le client",
              margin: "Voir la marge",
              issue: "Émettre",
            },
          },
        },
      },
    },
    saved_view: {
      name: "Vue enregistrée",
      plural: "Vues enregistrées",
      fields: {
        record: "Liste",
        query: "Filtres",
        columns: "Colonnes",
        standard: "S'ouvre en premier",
        team: "Pour l'équipe",
      },
    },
    notification: {
      name: "Notification",
      plural: "Notifications",
      fields: {
        subject: "Objet",

        params: "Détails",
        record: "Fiche",
        record_id: "Ligne",
        read_at: "Lue",
      },
      choices: {
        kind: {
          rights_changed: "Droits modifiés",
          import_finished: "Import terminé",
          import_failed: "Import échoué",
          job_failed: "Tâche échouée",
          assigned: "Affectation",
          mentioned: "Mention",
          order_canceled: "Ordre annulé",
          proposal_accepted: "Proposition acceptée",
          proposal_refused: "Proposition refusée",
          nomination_received: "Nouvelle nomination",
          nomination_accepted: "Nomination acceptée",
          nomination_refused: "Nomination refusée",
          approval_asked: "Approbation demandée",
          approval_waiting: "Approbation en attente",
          classification_final: "Classification finale arrêtée",
          certificate_approved: "Brouillon approuvé",
          certificate_reproved: "Brouillon réprouvé",
          certificate_commented: "Commentaire sur un brouillon",
          report_done: "Rapport prêt",
          report_refused: "Rapport non fait",
        },
      },
    },
    setting: {
      name: "Paramètre",
      plural: "Paramètres",
      fields: { parameter: "Paramètre", value: "Valeur" },
      help: {
        parameter:
          "Annonce : affichée à tous en haut. Contact d'assistance : à qui s'adresser. Heure de l'e-mail quotidien, en UTC.",
      },
      choices: {
        parameter: {
          announcement: "Annonce",
          support_contact: "Contact d'assistance",
          digest_hour: "Heure de l'e-mail quotidien (UTC)",
        },
      },
    },
  },
};
