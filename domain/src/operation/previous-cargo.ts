/** What a hold may have carried before, and what that asks of it before food or feed goes in. */
import { choice } from "../kernel/field/choice.ts";
import { fold } from "../kernel/fold.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "../register/named.ts";

export const CLEANING_CLASSES = ["sweep", "wash", "forbidden"] as const;
export type CleaningClass = (typeof CLEANING_CLASSES)[number];

export const previousCargo = defineRecord({
  key: "previous_cargo",
  service: "register",
  path: "previous-cargoes",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    cleaning_class: choice(CLEANING_CLASSES, { required: true, list: true, filter: true, help: true }),
  },
});

interface Known {
  readonly name: string;
  readonly names: Readonly<Record<string, string | null>> | null;
  readonly cleaning_class: CleaningClass;
}

/** What the register says of a cargo as somebody wrote it, in whichever language; the strictest where several fit. */
export function cleaningClassOf(cargo: string, register: readonly Known[]): CleaningClass | null {
  const written = ` ${wordsIn(cargo)} `;
  const fits = register.filter(({ name, names }) =>
    [name, ...Object.values(names ?? {})].some(
      (one) => one !== null && one !== "" && written.includes(` ${wordsIn(one)} `),
    ),
  );
  const ranks = fits.map((one) => CLEANING_CLASSES.indexOf(one.cleaning_class));
  return ranks.length === 0 ? null : (CLEANING_CLASSES[Math.max(...ranks)] ?? null);
}

/** The words alone: people write "coal, in bulk" and "soya/coal". */
function wordsIn(text: string): string {
  return fold(text.replace(/[^\p{L}\p{N}]+/gu, " "));
}
