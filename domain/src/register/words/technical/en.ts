/** The trade: products, analyses, services and the types that field records use, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { analysis } from "#register/analysis";
import type { category } from "#register/category";
import type { designationType } from "#register/designation-type";
import type { instrument } from "#register/instrument";
import type { measure } from "#register/measure";
import type { occurrences } from "#register/occurrences";
import type { product } from "#register/product";
import type { scopeModel } from "#register/scope-model";
import type { sealRange } from "#register/seal-range";
import type { serviceType } from "#register/service-type";
import type { timelog } from "#register/timelog";
import type { variation } from "#register/variation";

export const words = {
  records: {
    product: {
      name: "Product",
      plural: "Products",
      description: "Grains, oils, meals and the other products we inspect",
      fields: {
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
      description: "Categories and subcategories that group the registers",
      fields: { parent_id: "Parent category" },
    },
    variation: {
      name: "Variation",
      plural: "Variations",
      description: "Groups, types and tolerance limits by product",
      fields: { group: "Group", type: "Type", limits: "Limits" },
      children: { limits: { fields: { analysis_id: "Analysis", maximum: "Maximum" } } },
    },
    analysis: {
      name: "Analysis",
      plural: "Laboratory analyses",
      description: "Analyses, methods, units and accepted ranges",
      fields: {
        method: "Method",

        second_check: "Second check",
        min: "Minimum",
        max: "Maximum",
      },
      sections: { languages: "Languages", range: "Result" },
      help: {
        product_id: "Without a product, the analysis is for all of them.",
        second_check: "Another person looks at each result before it counts.",
      },
    },
    instrument: {
      name: "Instrument",
      plural: "Instruments",
      description: "Instruments of the laboratory, and what the columns of their files are",
      fields: {
        headings: "Names above the columns",
        sample_column: "Column of the sample",
        columns: "Columns",
      },
      help: {
        headings: "As the file has them, with | between two. A file with these names is read like this.",
      },
      children: { columns: { fields: { analysis_id: "Analysis", column: "Column" } } },
    },
    seal_range: {
      name: "Issue of seals",
      plural: "Seals issued",
      description: "Seals handed out to surveyors, from number to number",
      fields: {
        prefix: "Letters before the number",
        first: "From number",
        last: "To number",
        issued_on: "Issued on",
        place: "Place",
      },
      help: { prefix: "What stands before the digits on each of the seals, if anything." },
    },
    measure: {
      name: "Measure",
      plural: "Measures",
      description: "Units of mass, volume, time and count",
      fields: {
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
      description: "What may happen on site, how serious it is and whether time stops",
      fields: {
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
      description: "Events of the time sheet: start, stop, rain, shift",
      fields: { begins_loading: "Begins loading" },
      sections: { languages: "Languages" },
      help: {
        kind: "Stops and rain are taken off the time of the operation.",
        begins_loading: "With an entry of this type an order begins to operate.",
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
      description: "Services that can be offered, carried out and billed",
      fields: {
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
      description: "Ready lists of services for releasing the scope of an order",
      fields: { kinds: "Kinds of orders", items: "Items" },
      choices: {
        kinds: {
          ship: "Ship",
          convoy: "Convoy",
          fob: "Trucks (FOB)",
          default: "General",
        },
      },
      children: { items: { fields: { mandatory: "Mandatory" } } },
    },
    designation_type: {
      name: "Designation type",
      plural: "Designation types",
      description: "Capacities in which a surveyor is assigned to an order",
      fields: {},
      sections: { languages: "Languages" },
    },
  },
} satisfies FeatureWords<{
  records: {
    product: typeof product;
    category: typeof category;
    variation: typeof variation;
    analysis: typeof analysis;
    instrument: typeof instrument;
    seal_range: typeof sealRange;
    measure: typeof measure;
    occurrences: typeof occurrences;
    timelog: typeof timelog;
    service_type: typeof serviceType;
    scope_model: typeof scopeModel;
    designation_type: typeof designationType;
  };
}>;
