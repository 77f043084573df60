/** The trade: products, analyses, services and the types that field records use, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    product: {
      name: "Produit",
      plural: "Produits",
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
      fields: { parent_id: "Catégorie supérieure" },
    },
    variation: {
      name: "Variante",
      plural: "Variantes",
      fields: { group: "Groupe", type: "Type", limits: "Limites" },
      children: { limits: { fields: { analysis_id: "Analyse", maximum: "Maximum" } } },
    },
    analysis: {
      name: "Analyse",
      plural: "Analyses",
      fields: {
        method: "Méthode",

        min: "Minimum",
        max: "Maximum",
      },
      sections: { languages: "Langues", range: "Résultat" },
      help: { product_id: "Sans produit, l'analyse vaut pour tous." },
    },
    measure: {
      name: "Unité de mesure",
      plural: "Unités de mesure",
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
      fields: {},
      sections: { languages: "Langues" },
      help: {
        kind: "Les arrêts et la pluie sont déduits du temps de l'opération.",
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
      fields: { items: "Éléments" },
      children: {
        items: { fields: { mandatory: "Obligatoire" } },
      },
    },
    designation_type: {
      name: "Type d'affectation",
      plural: "Types d'affectation",
      fields: {},
      sections: { languages: "Langues" },
    },
  },
};
