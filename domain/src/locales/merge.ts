/** Puts together what the features say: `errors` of one beside `errors` of the other. */

type Sum<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Names<Feature> = Feature extends unknown ? keyof Feature : never;
type PartOf<Feature, Name> = Feature extends unknown
  ? Name extends keyof Feature
    ? Feature[Name]
    : never
  : never;

/** What all features say together. */
export type Merged<Features> = {
  readonly [Name in Names<Features[keyof Features]>]: Sum<PartOf<Features[keyof Features], Name>>;
};

export function merge<Features extends object>(features: Features): Merged<Features> {
  const all: Record<string, object> = {};
  for (const feature of Object.values(features) as Readonly<Record<string, object>>[])
    for (const [name, part] of Object.entries(feature)) all[name] = { ...all[name], ...part };
  return all as Merged<Features>;
}
