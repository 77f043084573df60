/** Work orders, who works on them and what is said about them, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    work_order: {
      name: "Ordre de travail",
      plural: "Ordres de travail",
      fields: {
        wocode: "Code",
        kind: "Type",

        proposal_id: "Proposition",
        contract: "Contrat",
        bu_id: "Secteur",
        workunit_id: "Unité",

        appointment_date: "Date de rendez-vous",

        convoy_name: "Convoi",
        convoy_code: "Code du convoi",
        convoy_start: "Début",
        convoy_finish: "Fin",
        tugboat_id: "Pousseur",
        barge_ids: "Barges",

        expected_volume: "Volume prévu",
        unit_id: "Unité du volume",

        destination: "Destination",
        destination_port_id: "Port de destination",
        cadences: "Cadences",
        storage_plan: "Plan de chargement",
        items: "Postes",
        scope_model_id: "Modèle de périmètre",
        scope: "Périmètre",
        inspector_ids: "Inspecteurs",

        nomination_id: "Nomination",
        author_id: "Créé par",
        sync_date: "Date de synchronisation",
        unsynced: "Modifié depuis la dernière synchronisation",
        finished_at: "Terminé le",
      },
      choices: {
        kind: {
          ship: "Navire",
          convoy: "Convoi",
          fob: "Camions (FOB)",
          default: "Général",
        },
        status: {
          created: "CRÉÉ",
          scope_released: "PÉRIMÈTRE OUVERT",
          waiting_start: "EN ATTENTE DE DÉBUT",
          in_process: "EN TRAITEMENT",
          in_progress: "EN COURS",
          operating: "EN OPÉRATION",
          paused: "EN PAUSE",
          suspension: "SUSPENSION",
          boarding_completed: "EMBARQUEMENT TERMINÉ",
          sample_in_transit: "ÉCHANTILLON EN TRANSIT",
          awaiting_analysis: "EN ATTENTE DE L'ANALYSE",
          in_certification: "EN CERTIFICATION",
          certified: "CERTIFIÉ",
          finished: "TERMINÉ",
          billing_pending: "FACTURATION À FAIRE",
          billing_pending_approval: "FACTURATION À APPROUVER",
          waiting_nf: "EN ATTENTE DE LA FACTURE",
          billed: "FACTURÉ",
          canceled: "ANNULÉ",
          appointment_canceled: "RENDEZ-VOUS ANNULÉ",
        },
      },
      help: {
        proposal_id: "La proposition acceptée dont les postes et les prix valent.",
      },
      sections: {
        cargo: "Cargaison",
        place: "Lieu",
        cadences: "Cadences",
        storage_plan: "Plan de chargement",
        items: "Postes",
        scope: "Périmètre",
        note: "Remarque",
        documents: "Documents",
      },
      children: {
        cadences: {
          fields: {
            place: "Lieu",
            value: "Cadence",
            unit: "Unité",
          },
          choices: {
            unit: {
              TON: "TON",
              MT: "MT",
            },
          },
        },
        storage_plan: {
          fields: {
            hold: "Cale",

            planned: "Prévu",
          },
        },
        items: {
          fields: {},
        },
        scope: {
          fields: {
            mandatory: "Obligatoire",
            confirmed: "Confirmé",
          },
        },
      },
    },
    appointment: {
      name: "Affectation",
      plural: "Affectations",
      fields: {
        work_order_id: "Ordre de travail",

        designation_type_id: "Fonction",
      },
    },
    absence: {
      name: "Absence",
      plural: "Absences",
      fields: {
        kind: "Motif",
      },
      choices: {
        kind: {
          vacation: "Congés",
          sick: "Arrêt maladie",
          training: "Formation",
          day_off: "Repos",
          other: "Autre",
        },
      },
    },
    comment: {
      name: "Commentaire",
      plural: "Commentaires",
      fields: {
        author_name: "Auteur",
        author_id: "Utilisateur",
        work_order_id: "Ordre de travail",

        internal: "Interne",
        mention_ids: "Mentions",
        operation_id: "Opération",
        operation_page: "Page de l'opération",
      },
    },
  },
  errors: {
    date_before_appointment: "La date dans {item} doit être égale ou postérieure à la date de nomination",
    date_before_order: "{item} doit être une date égale ou postérieure à la date de l'ordre",
    start_not_before_finish: "Début doit précéder Fin",
    cadences_missing: "Saisissez toutes les cadences",
    status_before_operating: "Un nouveau statut n'est permis qu'à partir de EN OPÉRATION",
    scope_missing: "Le périmètre ne contient encore aucune prestation.",
    inspectors_missing: "Aucun inspecteur n'est encore affecté.",
    certificates_open: "Des certificats ne sont pas encore émis.",
    hold_not_on_ship: "Cale {hold} : le navire a les cales 1 à {last}",
    hold_not_on_barge: "Cale {hold} : une barge n'a qu'une cale, le numéro 1",
    storage_plan_missing: "Veuillez d'abord enregistrer le plan de chargement",
    weighing_open: "Clôturez d'abord les périodes de pesage",
    execution_not_confirmed: "Tous les champs doivent être confirmés à l'exécution avant de terminer",
    embarkation_address_missing: "Le lieu d'embarquement doit avoir une adresse",
    no_approved_item:
      "Il faut au moins un élément approuvé pour envoyer. Consultez l'historique des approbations",
    contract_differs: "L'ordre est lié à un autre contrat ; continuer le remplace.",
    transfer_to_same_work_order: "Le transfert doit aller vers un autre ordre de travail",
    transfer_to_same_convoy: "Le transfert doit aller vers un autre convoi",
    transfer_of_different_product: "L'ordre de travail de destination porte sur un autre produit",
    already_on_destination_work_order: "{item} est déjà sur l'ordre de travail de destination",
    already_on_destination_convoy: "{item} est déjà dans le convoi de destination",
    number_already_linked: "Le numéro {number} est déjà lié à un autre élément",
    only_one_per_item: "Un seul enregistrement de {type} par {item}",
  },
  messages: {
    confirmDifferentContracts: "Les contrats sont différents. Si vous continuez, ils seront remplacés",
    workOrderSynchronized: "L'ordre de travail a été envoyé au système du client",
    workOrderNotSynchronized: "L'ordre de travail n'a pas pu être envoyé au système du client",
  },
  notices: {
    assigned: "{who} vous a affecté à {subject}, du {from} au {to}.",
    mentioned: "{who} vous a mentionné dans {subject} : {text}",
    order_canceled: "{who} a annulé {subject} : {reason}",
  },
};
