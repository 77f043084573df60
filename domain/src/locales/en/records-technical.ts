/** Words in English for the trade: products, analyses, services and the types that field records use. */
import type { RecordsWords } from "../words.ts";

export const technicalRecords = {
  product: {
    name: "Product",
    plural: "Products",
    fields: {
      name: "Name",
      names: "Names per language",
      culture: "Culture",
      ncm: "NCM",
      classified: "Classified",
    },
    sections: { languages: "Languages" },
    help: {
      ncm: "Goods code of the Mercosur, four to eight digits.",
      classified: "Has an official classification: soybeans and maize only.",
    },
    choices: {
      culture: {
        soybean: "Soybean",
        maize: "Maize",
        rice: "Rice",
        wheat: "Wheat",
        cotton: "Cotton",
        oil: "Oil",
        fertilizer: "Fertilizer",
        meal: "Meal",
        sugar: "Sugar",
        other: "Other",
      },
    },
  },
  category: {
    name: "Category",
    plural: "Categories",
    fields: { name: "Name", code: "Code", parent_id: "Parent category" },
  },
  variation: {
    name: "Variation",
    plural: "Variations",
    fields: { name: "Name", product_id: "Product", group: "Group", type: "Type", limits: "Limits" },
    children: { limits: { fields: { analysis_id: "Analysis", minimum: "Minimum", maximum: "Maximum" } } },
  },
  analysis: {
    name: "Analysis",
    plural: "Laboratory analyses",
    fields: {
      name: "Name",
      names: "Names per language",
      code: "Code",
      method: "Method",
      unit_id: "Unit",
      product_id: "Product",
      decimals: "Decimals",
      min: "Minimum",
      max: "Maximum",
    },
    sections: { languages: "Languages", range: "Result" },
    help: { product_id: "Without a product, the analysis is for all of them." },
  },
  measure: {
    name: "Measure",
    plural: "Measures",
    fields: {
      name: "Name",
      names: "Names per language",
      symbol: "Symbol",
      kind: "Kind",
      factor: "Factor to base",
    },
    sections: { languages: "Languages" },
    help: { factor: "How many base units it holds. Bases: kilogram, cubic metre, hour, piece, per cent." },
    choices: {
      kind: {
        mass: "Mass",
        volume: "Volume",
        time: "Time",
        count: "Count",
        percent: "Percent",
        other: "Other",
      },
    },
  },
  occurrences: {
    name: "Occurrence type",
    plural: "Occurrence types",
    fields: {
      name: "Name",
      names: "Names per language",
      code: "Code",
      severity: "Severity",
      stops_clock: "Stops the clock",
    },
    sections: { languages: "Languages" },
    help: {
      severity: "What an occurrence starts with; it can be changed in each case.",
      stops_clock: "The time it takes is taken off the operation's.",
    },
    choices: { severity: { info: "Information", warning: "Warning", stop: "Stop" } },
  },
  timelog: {
    name: "Time log type",
    plural: "Time log types",
    fields: { name: "Name", names: "Names per language", code: "Code", kind: "Kind", order: "Order" },
    sections: { languages: "Languages" },
    help: {
      kind: "Stops and rain are taken off the time of the operation.",
      order: "Place in the list of choices, as the events usually follow.",
    },
    choices: {
      kind: {
        start: "Start or end",
        stop: "Stop",
        rain: "Rain",
        shift: "Shift",
        document: "Document",
        other: "Other",
      },
    },
  },
  service_type: {
    name: "Service type",
    plural: "Service types",
    fields: {
      name: "Name",
      names: "Names per language",
      code: "Code",
      unit_id: "Unit",
      tax_code: "Service tax item",
    },
    sections: { languages: "Languages" },
    help: {
      unit_id: "Unit in which the service is usually counted.",
      tax_code:
        "Item of the service tax list, in Brazil LC 116, such as 17.09. Agree it with your tax adviser.",
    },
  },
  scope_model: {
    name: "Scope model",
    plural: "Scope models",
    fields: { name: "Name", items: "Items" },
    children: { items: { fields: { service_type_id: "Service", mandatory: "Mandatory", order: "Order" } } },
  },
  designation_type: {
    name: "Designation type",
    plural: "Designation types",
    fields: { name: "Name", names: "Names per language", code: "Code" },
    sections: { languages: "Languages" },
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
