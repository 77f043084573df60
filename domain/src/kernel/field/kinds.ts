/** Every field kind in one list: the union, the attributes each stores, and the type of its value. */
import type { z } from "zod";
import type { Locale } from "../locale.ts";
import {
  type ChoiceField,
  choiceAttributes,
  type FlagField,
  flagAttributes,
  type MultiChoiceField,
  multiChoiceAttributes,
} from "./choice.ts";
import type { Attribute } from "./field.ts";
import { type DecimalField, decimalAttributes, type NumberField, numberAttributes } from "./number.ts";
import { type Address, type PlaceField, placeAttributes } from "./place.ts";
import {
  type ChildrenOptions,
  type FileField,
  type ReferenceField,
  type ReferencesField,
  referenceAttributes,
} from "./relation.ts";
import { type StructureField, structureAttributes } from "./structure.ts";
import { type TextField, textAttributes } from "./text.ts";
import { type TimeField, timeAttributes } from "./time.ts";

/** A kind that stores its value on the row itself, and so may also stand inside child rows. */
export type PlainField =
  | TextField
  | NumberField
  | DecimalField
  | TimeField
  | ChoiceField
  | MultiChoiceField
  | FlagField
  | ReferenceField
  | PlaceField
  | StructureField;

export type PlainFields = Readonly<Record<string, PlainField>>;
export type ChildrenField = { readonly kind: "children"; readonly fields: PlainFields } & ChildrenOptions;
export type Field = PlainField | ReferencesField | ChildrenField | FileField;
export type Fields = Readonly<Record<string, Field>>;
export type FieldKind = Field["kind"];

const ATTRIBUTES: { [K in PlainField["kind"]]: (name: string, field: never) => Attribute[] } = {
  text: textAttributes,
  longText: textAttributes,
  richText: textAttributes,
  email: textAttributes,
  phone: textAttributes,
  taxId: textAttributes,
  number: numberAttributes,
  decimal: decimalAttributes,
  money: decimalAttributes,
  weight: decimalAttributes,
  percent: decimalAttributes,
  date: timeAttributes,
  instant: timeAttributes,
  localTime: timeAttributes,
  choice: choiceAttributes,
  multiChoice: multiChoiceAttributes,
  flag: flagAttributes,
  reference: referenceAttributes,
  coordinates: placeAttributes,
  address: placeAttributes,
  names: placeAttributes,
  structure: structureAttributes,
};

export function isPlain(field: Field): field is PlainField {
  return field.kind in ATTRIBUTES;
}

/** Each comes with schemas, which take longer to make than all the rest of a start. */
const known = new WeakMap<Field, Map<string, readonly Attribute[]>>();

/** The attributes that a field keeps on its own row; none for lists, children and files. */
export function attributesOf(name: string, field: Field): readonly Attribute[] {
  if (!isPlain(field)) return [];
  const byName = known.get(field) ?? new Map<string, readonly Attribute[]>();
  known.set(field, byName);
  const attributes = byName.get(name) ?? ATTRIBUTES[field.kind](name, field as never);
  byName.set(name, attributes);
  return attributes;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface FileSummary {
  readonly id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
}

type Text = "text" | "longText" | "richText" | "email" | "phone" | "taxId";
type Decimal = "decimal" | "money" | "weight" | "percent";

export type ValueOf<F> = F extends { kind: Text | Decimal | "date" | "instant" | "localTime" | "reference" }
  ? string
  : F extends { kind: "number" }
    ? number
    : F extends { kind: "flag" }
      ? boolean
      : F extends { kind: "choice"; choices: readonly (infer C)[] }
        ? C
        : F extends { kind: "multiChoice"; choices: readonly (infer C)[] }
          ? C[]
          : F extends { kind: "references" }
            ? string[]
            : F extends { kind: "children"; fields: infer C extends PlainFields }
              ? ({ id: string } & RowFields<Declared<C>>)[]
              : F extends { kind: "address" }
                ? Address
                : F extends { kind: "names" }
                  ? Partial<Record<Locale, string | null>>
                  : F extends { kind: "structure"; schema: infer S extends z.ZodType }
                    ? z.output<S>
                    : F extends { kind: "file" }
                      ? FileSummary
                      : F extends { kind: "files" }
                        ? FileSummary[]
                        : never;

/** The declared names only: inference adds an index signature to nested fields, which says nothing. */
export type Declared<Fs> = { [K in keyof Fs as string extends K ? never : K]: Fs[K] };

type ListKind = { kind: "children" | "references" | "files" | "multiChoice" };
type Nullable<F> = F extends { required: true } | ListKind ? ValueOf<F> : ValueOf<F> | null;

type BaseName<K> = K extends `${infer N}_id` ? N : K extends `${infer N}_ids` ? `${N}s` : never;

/** The wire shape of a set of fields: values, names of what they refer to, and what some kinds add. */
export type RowFields<Fs> = {
  -readonly [K in keyof Fs as Fs[K] extends { kind: "coordinates" } ? never : K]: Nullable<Fs[K]>;
} & {
  -readonly [K in keyof Fs as Fs[K] extends { kind: "reference" } ? BaseName<K> : never]: Named | null;
} & {
  -readonly [K in keyof Fs as Fs[K] extends { kind: "references" } ? BaseName<K> : never]: Named[];
} & {
  -readonly [K in keyof Fs as Fs[K] extends { kind: "localTime" } ? `${K & string}_zone` : never]:
    | string
    | null;
} & (Extract<Fs[keyof Fs], { kind: "coordinates" }> extends never
    ? unknown
    : { latitude: string | null; longitude: string | null });

/** `port_id` → `port`, `workunit_ids` → `workunits`: the name under which the referred rows are shown. */
export function shownName(fieldName: string): string {
  if (fieldName.endsWith("_ids")) return `${fieldName.slice(0, -4)}s`;
  return fieldName.endsWith("_id") ? fieldName.slice(0, -3) : fieldName;
}
