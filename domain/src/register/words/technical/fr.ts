/** The trade: products, analyses, services and the types that field records use, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    product: {
      name: "Produit",
      plural: "Produits",
      description: "Grains, huiles, tourteaux et autres produits contrôlés",
      fields: {
        culture: "Culture",
        ncm: "Code NCM",
        classified: "Classé",
      },
      sections: { languages: "Langues" },
      help: {
        ncm: "Code de marchandises du Mercosur, de quatre à huit chiffres.",
        classified: "A une classification officielle : soja et maïs seulement.",
      },
      choices: {
        culture: {
          soybean: "Soja",
          maize: "Maïs",
          rice: "Riz",
          wheat: "Blé",
          cotton: "Coton",
          oil: "Huile",
          fertilizer: "Engrais",
          meal: "Tourteau",
          sugar: "Sucre",
          other: "Autre",
        },
      },
    },
    category: {
      name: "Catégorie",
      plural: "Catégories",
      description: "Catégories et sous-catégories de classement",
      fields: { parent_id: "Catégorie supérieure" },
    },
    variation: {
      name: "Variante",
      plural: "Variantes",
      description: "Groupes, types et tolérances par produit",
      fields: { group: "Groupe", type: "Type", limits: "Limites" },
      children: { limits: { fields: { analysis_id: "Analyse", maximum: "Maximum" } } },
    },
    analysis: {
      name: "Analyse",
      plural: "Analyses",
      description: "Analyses, méthodes, unités et plages admises",
      fields: {
        method: "Méthode",

        second_check: "Seconde vérification",
        min: "Minimum",
        max: "Maximum",
      },
      sections: { languages: "Langues", range: "Résultat" },
      help: {
        product_id: "Sans produit, l'analyse vaut pour tous.",
        second_check: "Une autre personne vérifie chaque résultat avant qu'il ne compte.",
      },
    },
    instrument: {
      name: "Instrument",
      plural: "Instruments",
      description: "Instruments du laboratoire, et ce que contiennent les colonnes de leurs fichiers",
      fields: {
        headings: "Noms au-dessus des colonnes",
        sample_column: "Colonne de l’échantillon",
        columns: "Colonnes",
      },
      help: {
        headings: "Comme dans le fichier, avec | entre deux. Un fichier portant ces noms est lu ainsi.",
      },
      children: { columns: { fields: { analysis_id: "Analyse", column: "Colonne" } } },
    },
    seal_range: {
      name: "Remise de scellés",
      plural: "Scellés remis",
      description: "Scellés remis aux inspecteurs, de numéro à numéro",
      fields: {
        prefix: "Lettres avant le numéro",
        first: "Du numéro",
        last: "Au numéro",
        issued_on: "Remis le",
        place: "Lieu",
      },
      help: { prefix: "Ce qui précède les chiffres sur chaque scellé, le cas échéant." },
    },
    measure: {
      name: "Unité de mesure",
      plural: "Unités de mesure",
      description: "Unités de masse, de volume, de temps et de comptage",
      fields: {
        kind: "Grandeur",
        factor: "Facteur vers la base",
      },
      sections: { languages: "Langues" },
      help: {
        factor:
          "Combien d'unités de base elle contient. Bases : kilogramme, mètre cube, heure, pièce, pour cent.",
      },
      choices: {
        kind: {
          mass: "Masse",
          volume: "Volume",
          time: "Temps",
          count: "Comptage",
          percent: "Pourcentage",
          other: "Autre",
        },
      },
    },
    occurrences: {
      name: "Type d'incident",
      plural: "Types d'incident",
      description: "Incidents possibles, gravité et effet sur le décompte du temps",
      fields: {
        severity: "Gravité",
        stops_clock: "Arrête le décompte",
      },
      sections: { languages: "Langues" },
      help: {
        severity: "Celle du départ ; elle peut être changée dans chaque cas.",
        stops_clock: "Le temps d'arrêt est déduit de celui de l'opération.",
      },
      choices: { severity: { info: "Information", warning: "Avertissement", stop: "Bloquant" } },
    },
    timelog: {
      name: "Type de temps",
      plural: "Types de temps",
      description: "Événements du relevé : début, arrêt, pluie, vacation",
      fields: { begins_loading: "Commence le chargement" },
      sections: { languages: "Langues" },
      help: {
        kind: "Les arrêts et la pluie sont déduits du temps de l'opération.",
        begins_loading: "Avec une entrée de ce type, l'ordre commence à opérer.",
        order: "Place dans la liste de choix, selon la suite habituelle des événements.",
      },
      choices: {
        kind: {
          start: "Début ou fin",
          stop: "Arrêt",
          rain: "Pluie",
          shift: "Changement ou vacation",
          document: "Document",
          other: "Autre",
        },
      },
    },
    service_type: {
      name: "Type de prestation",
      plural: "Types de prestation",
      description: "Prestations proposées, réalisées et facturées",
      fields: {
        tax_code: "Rubrique fiscale",
      },
      sections: { languages: "Langues" },
      help: {
        unit_id: "Unité dans laquelle la prestation se compte d'ordinaire.",
        tax_code:
          "Rubrique de la liste des services ; au Brésil LC 116, par exemple 17.09. À fixer avec votre conseil fiscal.",
      },
    },
    scope_model: {
      name: "Modèle de périmètre",
      plural: "Modèles de périmètre",
      description: "Listes types de prestations pour ouvrir le périmètre d'un ordre",
      fields: { kinds: "Types d'ordres", items: "Éléments" },
      choices: {
        kinds: {
          ship: "Navire",
          convoy: "Convoi",
          fob: "Camions (FOB)",
          default: "Général",
        },
      },
      children: {
        items: { fields: { mandatory: "Obligatoire" } },
      },
    },
    designation_type: {
      name: "Type d'affectation",
      plural: "Types d'affectation",
      description: "Qualités auxquelles un inspecteur est affecté",
      fields: {},
      sections: { languages: "Langues" },
    },
  },
};
