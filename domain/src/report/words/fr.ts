/** What reports say, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    report_kept: "Un rapport conservé n'est pas modifié",
    report_not_done: "Le rapport n'est pas encore prêt",
    report_too_long: "Le rapport a plus de {max} lignes : restreignez-le par des filtres",
    reports_waiting: "Attendez l'un de vos rapports : {max} sont en cours",
  },
  notices: {
    report_done: "Le rapport {subject} est prêt.",
    report_refused: "Le rapport {subject} n'a pas été fait : {reason}",
  },
  mail: {
    reportSubject: "Rapport {name}",
    reportBody: "Veuillez trouver ci-joint le rapport {name}. Lignes : {rows}.\n\n{sender}",
  },
  records: {
    report_model: {
      name: "Modèle de rapport",
      plural: "Modèles de rapport",
      description: "Ce qu'un rapport demande, dans quel fichier et quand par courriel",
      fields: {
        record: "Lignes de",
        definition: "Rapport",
        format: "Fichier",
        language: "Langue",
        schedule: "Par courriel",
        day: "Jour",
        hour: "À partir de cette heure",
        recipients: "À",
        operation_country: "Pays d'opération",
        last_occasion: "Dernier envoi automatique",
      },
      choices: {
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Portugais",
          en: "Anglais",
          es: "Espagnol",
          fr: "Français",
        },
        schedule: {
          never: "Ne pas envoyer",
          daily: "Chaque jour",
          weekly: "Chaque semaine",
          monthly: "Chaque mois",
        },
      },
      help: {
        day: "De la semaine, 1 est lundi ; du mois, jusqu'à 28.",
        recipients: "Adresses, une par ligne ou séparées par des virgules.",
      },
      sections: { schedule: "Planification" },
    },
    report_run: {
      name: "Rapport",
      plural: "Rapports",
      description: "Les rapports faits et ceux en cours",
      fields: {
        state: "État",
        record: "Lignes de",
        format: "Fichier",
        language: "Langue",
        asked_at: "Demandé le",
        finished_at: "Prêt le",
        progress: "Avancement",
        rows: "Lignes",
        scheduled: "Planifié",
        definition: "Rapport",
        operation_country: "Pays d'opération",
        recipients: "À envoyer à",
        sent_to: "Envoyé à",
        problem: "Problème",
        result: "Résultat",
        document: "Fichier",
        report_model_id: "Modèle",
      },
      choices: {
        state: {
          waiting: "En attente",
          running: "En cours",
          done: "Prêt",
          refused: "Refusé",
          failed: "Échoué",
        },
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Portugais",
          en: "Anglais",
          es: "Espagnol",
          fr: "Français",
        },
      },
    },
  },
};
