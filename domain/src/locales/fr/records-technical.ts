/** Words in French for the trade: products, analyses, services and the types that field records use. */
import type { RecordsWords } from "../words.ts";

export const technicalRecords = {
  product: {
    name: "Produit",
    plural: "Produits",
    fields: {
      name: "Nom",
      names: "Noms par langue",
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
    fields: { name: "Nom", code: "Code", parent_id: "Catégorie supérieure" },
  },
  variation: {
    name: "Variante",
    plural: "Variantes",
    fields: { name: "Nom", product_id: "Produit", group: "Groupe", type: "Type", limits: "Limites" },
    children: { limits: { fields: { analysis_id: "Analyse", minimum: "Minimum", maximum: "Maximum" } } },
  },
  analysis: {
    name: "Analyse",
    plural: "Analyses",
    fields: {
      name: "Nom",
      names: "Noms par langue",
      code: "Code",
      method: "Méthode",
      unit_id: "Unité",
      product_id: "Produit",
      decimals: "Décimales",
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
      name: "Nom",
      names: "Noms par langue",
      symbol: "Symbole",
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
      name: "Nom",
      names: "Noms par langue",
      code: "Code",
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
    fields: { name: "Nom", names: "Noms par langue", code: "Code", kind: "Type", order: "Ordre" },
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
      name: "Nom",
      names: "Noms par langue",
      code: "Code",
      unit_id: "Unité",
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
    name: "Modèle de mission",
    plural: "Modèles de mission",
    fields: { name: "Nom", items: "Éléments" },
    children: {
      items: { fields: { service_type_id: "Prestation", mandatory: "Obligatoire", order: "Ordre" } },
    },
  },
  designation_type: {
    name: "Type d'affectation",
    plural: "Types d'affectation",
    fields: { name: "Nom", names: "Noms par langue", code: "Code" },
    sections: { languages: "Langues" },
  },
} satisfies Pick<
  RecordsWords,
  | "product"
  | "category"
  | "variation"
  | "analysis"
  | "measure"
  | "occurrences"
  | "timelog"
  | "service_type"
  | "scope_model"
  | "designation_type"
>;
