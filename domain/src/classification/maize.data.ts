// The official standard of maize (not popcorn): IN MAPA 60/2011 as amended by IN MAPA 18/2012, read in the
// consolidated text, in force since 1 September 2013. Limits are percent by weight, inclusive; percentages
// carry two decimals (art. 25 VII). Foreign matter and broken kernels are shares of the work sample, picked
// defects a share of what stays on the 5 mm sieve. Insect-damaged kernels stand outside the damaged total.

import type { Parameter } from "./codes.ts";
import type { Line, Standard } from "./standard.ts";

const defect = (key: Parameter): Line => ({
  key,
  weights: [{ field: `defects_g.${key}` }],
  base: "clean",
  article: "art. 25 VII",
});

export const MAIZE_2011: Standard = {
  code: "br-in-60-2011",
  product: "maize",
  name: "IN MAPA 60/2011",
  amendedBy: ["IN MAPA 18/2012"],
  source: "SISLEGIS, consolidated text; D.O.U. of 23 December 2011, section 1",
  validFrom: "2013-09-01",
  validTo: null,
  decimals: 2,
  declaredGroups: [],
  groupArticle: "art. 5 § 1",
  workSample: { minimumGrams: "250", article: "art. 25 II" },
  moisture: { recommended: "14.0", article: "art. 11" },
  cleanSample: {
    field: "retained_5mm_g",
    without: ["foreign_matter_g", "broken_g"],
    article: "art. 25 V, VII",
  },

  lines: [
    {
      key: "foreign",
      weights: [{ field: "foreign_matter_g" }],
      base: "work",
      article: "art. 25 II, IV a",
    },
    { key: "broken", weights: [{ field: "broken_g" }], base: "work", article: "art. 25 II, IV b" },
    defect("heat_damaged"),
    defect("shrivelled"),
    defect("fermented"),
    defect("germinated"),
    defect("chalky"),
    defect("musty"),
    defect("insect_damaged"),
    // Not a defect, but the document must state it (IN 18/2012).
    {
      key: "sound_pieces",
      weights: [{ field: "sound_pieces_g" }],
      base: "clean",
      optional: true,
      article: "art. 25 VI a",
    },
  ],

  totals: [
    {
      key: "total_damaged",
      parts: ["heat_damaged", "shrivelled", "fermented", "germinated", "chalky", "musty"],
      article: "art. 3 III",
    },
  ],

  typeArticle: "arts. 5 § 3 (tab. 1), 25 VIII",
  tables: [
    {
      group: null,
      rows: [
        {
          type: "type_1",
          limits: {
            heat_damaged: "1.00",
            total_damaged: "6.00",
            broken: "3.00",
            foreign: "1.00",
            insect_damaged: "2.00",
          },
        },
        {
          type: "type_2",
          limits: {
            heat_damaged: "2.00",
            total_damaged: "10.00",
            broken: "4.00",
            foreign: "1.50",
            insect_damaged: "3.00",
          },
        },
        {
          type: "type_3",
          limits: {
            heat_damaged: "3.00",
            total_damaged: "15.00",
            broken: "5.00",
            foreign: "2.00",
            insect_damaged: "4.00",
          },
        },
      ],
    },
  ],

  // Broken kernels and foreign matter have no ceiling: however many, they never disqualify.
  disqualifiers: [
    { group: null, parameter: "heat_damaged", above: "5.00", article: "art. 5 § 3 II d" },
    { group: null, parameter: "total_damaged", above: "20.00", article: "art. 5 § 3 II d" },
    { group: null, parameter: "insect_damaged", above: "8.00", article: "art. 5 § 3 II d" },
  ],
  flags: [
    { flag: "bad_conservation", groups: null, effect: "disqualified", article: "art. 5 § 3 II a" },
    { flag: "treated_seeds", groups: null, effect: "disqualified", article: "art. 5 § 3 II b" },
    { flag: "toxic_seeds", groups: null, effect: "disqualified", article: "art. 5 § 3 II b" },
    { flag: "strange_odour", groups: null, effect: "disqualified", article: "art. 5 § 3 II c" },
    { flag: "harmful_substances", groups: null, effect: "disqualified", article: "art. 9 § 1" },
    { flag: "live_insects", groups: null, effect: "hold_live_insects", article: "art. 5 § 3 I c" },
  ],
  toxicSeeds: [{ groups: null, atLeast: null, effect: "disqualified", article: "art. 5 § 3 II b" }],

  group: {
    kind: "majority",
    keys: ["flint", "dent", "semi"],
    folder: "kernel_g",
    atLeast: "85.00",
    article: "arts. 5 § 1, 25 IX",
  },
  class: {
    kind: "majority",
    keys: ["yellow", "white", "other"],
    folder: "colour_g",
    atLeast: "95.00",
    article: "arts. 5 § 2, 25 X",
  },

  consequences: [
    {
      cause: "cleanliness",
      parameters: ["broken", "foreign"],
      observations: ["not_saleable_as_is", "must_be_reprocessed"],
    },
    {
      cause: "damage",
      parameters: ["heat_damaged", "total_damaged", "insect_damaged"],
      observations: ["saleable_if_identified", "may_be_reprocessed", "may_be_split_or_recomposed"],
    },
  ],
  totalCause: null,
  remarks: {
    disqualified: ["sale_forbidden", "notify_authority"],
    hold_live_insects: ["not_saleable_as_is", "fumigate_first"],
  },
  groupRemarks: {},
};
