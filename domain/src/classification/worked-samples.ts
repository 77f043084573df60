// Samples in which everything was weighed and nothing was found, to be filled in by worked examples: what an
// example does not mention was looked for and not there, which is zero and not "not measured".

type Weights = Readonly<Record<string, string>>;

export const SOYBEAN_DEFECTS = [
  "burned",
  "heat_damaged",
  "musty",
  "fermented",
  "germinated",
  "damaged",
  "bored",
  "immature",
  "shrivelled",
  "greenish",
  "broken",
] as const;

const MAIZE_DEFECTS = [
  "heat_damaged",
  "shrivelled",
  "fermented",
  "germinated",
  "chalky",
  "musty",
  "insect_damaged",
] as const;

const zeros = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, "0.00"]));

export function soybeanRequest(
  group: "I" | "II",
  work: string,
  foreign: string,
  defects: Weights,
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    product: "soybean",
    standard: "br-in-11-2007",
    group,
    sample: {
      work_sample_g: work,
      foreign_matter_g: foreign,
      defects_g: { ...zeros(SOYBEAN_DEFECTS), ...defects },
      ...more,
    },
  };
}

export function maizeRequest(
  work: string,
  foreign: string,
  broken: string,
  defects: Weights,
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    product: "maize",
    standard: "br-in-60-2011",
    sample: {
      work_sample_g: work,
      foreign_matter_g: foreign,
      broken_g: broken,
      defects_g: { ...zeros(MAIZE_DEFECTS), ...defects },
      ...more,
    },
  };
}
