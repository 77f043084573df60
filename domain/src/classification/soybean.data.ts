// The official standard of soybeans: IN MAPA 11/2007 as amended by IN MAPA 37/2007, read in the consolidated
// text. Limits are percent by weight, inclusive; percentages carry one decimal (art. 25 VII). Foreign matter
// is a share of the work sample, every defect a share of the sample freed of foreign matter (art. 25).
//
// In force since 60 days after its publication of 16 May 2007. IN 37/2007 redefined two defects and added the
// shrivelled grains a few weeks later; no document of ours is older, so both are one version here.
// Art. 4 § 3 speaks of two types in both groups, but Table 2 holds one row: the table is what is applied.

import type { Parameter } from "./codes.ts";
import type { Line, Standard } from "./standard.ts";

const defect = (key: Parameter, article = "art. 25 VII"): Line => ({
  key,
  weights: [{ field: `defects_g.${key}` }],
  base: "clean",
  article,
});

export const SOYBEAN_2007: Standard = {
  code: "br-in-11-2007",
  product: "soybean",
  name: "IN MAPA 11/2007",
  amendedBy: ["IN MAPA 37/2007"],
  source: "SISLEGIS, consolidated text; D.O.U. of 16 May 2007, section 1",
  validFrom: "2007-07-15",
  validTo: null,
  decimals: 1,
  declaredGroups: ["I", "II"],
  groupArticle: "art. 4 § 1",
  workSample: { minimumGrams: "125", article: "art. 22" },
  moisture: { recommended: "14", article: "art. 4 § 4" },
  cleanSample: { field: "clean_sample_g", without: ["foreign_matter_g"], article: "art. 25" },

  lines: [
    {
      key: "foreign",
      weights: [{ field: "foreign_matter_g" }],
      base: "work",
      article: "arts. 22, 24 III",
    },
    defect("burned"),
    defect("heat_damaged"),
    defect("musty"),
    defect("fermented"),
    defect("germinated"),
    {
      key: "damaged",
      // Grains pierced by sucking insects count for a quarter of their weight.
      weights: [{ field: "defects_g.damaged" }, { field: "defects_g.bored", divisor: "4" }],
      base: "clean",
      article: "art. 25 III",
    },
    { ...defect("bored", "art. 25 III"), optional: true },
    defect("immature"),
    defect("shrivelled"),
    defect("greenish", "art. 25 V"),
    defect("broken", "art. 25 IV"),
  ],

  totals: [
    { key: "heat_burned", parts: ["heat_damaged", "burned"], article: "art. 4 § 3, tab. 1, 2" },
    {
      key: "serious",
      parts: ["heat_damaged", "burned", "musty"],
      subtotals: ["heat_burned", "musty"],
      article: "art. 2 XII",
    },
    {
      key: "total_damaged",
      parts: [
        "burned",
        "heat_damaged",
        "musty",
        "fermented",
        "germinated",
        "damaged",
        "immature",
        "shrivelled",
      ],
      article: "art. 4 § 3 (1)",
    },
  ],

  typeArticle: "arts. 6, 26, 27",
  tables: [
    {
      group: "I",
      rows: [
        {
          type: "type_1",
          limits: {
            heat_burned: "1.0",
            burned: "0.3",
            musty: "0.5",
            total_damaged: "4.0",
            greenish: "2.0",
            broken: "8.0",
            foreign: "1.0",
          },
        },
        {
          type: "type_2",
          limits: {
            heat_burned: "2.0",
            burned: "1.0",
            musty: "1.5",
            total_damaged: "6.0",
            greenish: "4.0",
            broken: "15.0",
            foreign: "1.0",
          },
        },
      ],
    },
    {
      group: "II",
      rows: [
        {
          type: "basic_standard",
          limits: {
            heat_burned: "4.0",
            burned: "1.0",
            musty: "6.0",
            total_damaged: "8.0",
            greenish: "8.0",
            broken: "30.0",
            foreign: "1.0",
          },
        },
      ],
    },
  ],

  disqualifiers: [
    { group: "I", parameter: "serious", above: "12.0", article: "art. 8 II" },
    { group: "II", parameter: "serious", above: "40.0", article: "art. 8 III" },
  ],
  flags: [
    { flag: "bad_conservation", groups: null, effect: "disqualified", article: "art. 8 I" },
    { flag: "strange_odour", groups: null, effect: "disqualified", article: "art. 8 IV" },
    { flag: "insects_in_classified_product", groups: ["I"], effect: "disqualified", article: "art. 8 V" },
    { flag: "harmful_substances", groups: null, effect: "disqualified", article: "art. 9" },
    { flag: "abnormal_lot", groups: null, effect: "reprocess_first", article: "art. 12" },
    { flag: "live_insects", groups: null, effect: "hold_live_insects", article: "art. 12" },
    // Seen but not counted: Group I needs no count, Group II does (two per kilogram, art. 7).
    { flag: "toxic_seeds", groups: ["I"], effect: "disqualified", article: "art. 8 VI" },
    { flag: "toxic_seeds", groups: ["II"], effect: "undecided", article: "art. 7" },
    // The limits are those of IN 15/2004; until somebody has applied them there is no type.
    { flag: "unknown_toxicity", groups: null, effect: "undecided", article: "art. 5, IN 15/2004" },
  ],
  toxicSeeds: [
    { groups: null, atLeast: "2", effect: "reprocess_first", article: "art. 7" },
    { groups: ["I"], atLeast: null, effect: "disqualified", article: "art. 8 VI" },
  ],

  group: null,
  class: {
    kind: "ceiling",
    key: "other_colours",
    field: "other_colours_g",
    atMost: "10.0",
    within: "yellow",
    article: "arts. 4 § 2, 28",
  },

  consequences: [
    {
      cause: "serious_defects",
      parameters: ["heat_burned", "burned", "musty"],
      observations: ["not_for_direct_human_food"],
      reprocessing: { parameter: "serious", atMost: "12.0" },
    },
    {
      cause: "foreign_matter",
      parameters: ["foreign"],
      observations: ["not_for_direct_human_food", "may_be_reprocessed"],
    },
    {
      cause: "light_defects",
      parameters: ["greenish", "broken"],
      observations: ["saleable_if_identified", "may_be_reprocessed", "may_be_split_or_recomposed"],
    },
  ],
  totalCause: { parameter: "total_damaged", cause: "light_defects", unless: "serious_defects" },
  remarks: {
    disqualified: ["sale_forbidden", "notify_authority"],
    reprocess_first: ["must_be_reprocessed"],
    hold_live_insects: ["fumigate_first"],
  },
  groupRemarks: {
    // Falling from Group I to II is a new declaration by the interested party, never a step of ours.
    I: {
      out_of_type: ["may_be_redeclared_group_ii"],
      disqualified: ["redeclaration_needs_authority"],
    },
  },
};
