/**
 * A record as a sheet of cells: which columns it has, the same for the file we write and the file we read, so that
 * importing our own export changes nothing. Structures are split into a column per part; lists stand in one cell,
 * child rows one per line.
 */
import type { Attribute } from "../field/field.ts";
import { attributesOf, type Field } from "../field/kinds.ts";
import { ADDRESS_PARTS } from "../field/place.ts";
import type { ReferenceField, ReferencesField } from "../field/relation.ts";
import { LOCALES } from "../locale.ts";
import { type ChildTable, hasCountry, type RecordModel } from "../record.ts";

interface ColumnBase {
  /** Stable name: the attribute, or `attribute.part`. */
  readonly key: string;
  /** Field whose label heads it. */
  readonly field: string;
  /** Part of a structure, which the label names too. */
  readonly part?: string;
  /** What the server itself keeps is written but not read. */
  readonly readOnly: boolean;
  readonly required: boolean;
}

export type SheetColumn = ColumnBase &
  (
    | { readonly kind: "value"; readonly attribute: Attribute }
    | { readonly kind: "reference"; readonly attribute: Attribute; readonly reference: ReferenceField }
    | { readonly kind: "part"; readonly attribute: Attribute }
    | { readonly kind: "links"; readonly references: ReferencesField }
    | { readonly kind: "children"; readonly child: ChildTable }
    | { readonly kind: "base"; readonly type: "uuid" | "boolean" | "text" | "instant" | "integer" }
  );

const known = new WeakMap<RecordModel, readonly SheetColumn[]>();

export function sheetColumns(model: RecordModel): readonly SheetColumn[] {
  let columns = known.get(model);
  if (!columns) {
    columns = [
      base("id", "uuid", false),
      ...Object.keys(model.definition.fields).flatMap((name) => fieldColumns(model, name)),
      base("active", "boolean", false),
      ...(hasCountry(model.definition.scope) ? [base("country", "text", false)] : []),
      base("created_at", "instant", true),
      base("updated_at", "instant", true),
      base("version", "integer", true),
    ];
    known.set(model, columns);
  }
  return columns;
}

function base(
  key: string,
  type: "uuid" | "boolean" | "text" | "instant" | "integer",
  readOnly: boolean,
): SheetColumn {
  return { key, field: key, readOnly, required: false, kind: "base", type };
}

function fieldColumns(model: RecordModel, name: string): SheetColumn[] {
  const field = model.definition.fields[name];
  if (!field) return [];
  // What the product keeps is written for people to read, and never read back.
  const own = { field: name, readOnly: field.systemManaged === true };
  switch (field.kind) {
    case "file":
    case "files":
      return [];
    case "structure":
      // What the product worked out has its figures in columns of their own; what people sent goes there and back.
      return own.readOnly ? partColumns(model, name, field.sheetParts ?? []) : valueColumns(name, field);
    case "references":
      return [
        {
          ...own,
          key: name,
          required: field.required === true && !field.systemManaged,
          kind: "links",
          references: field,
        },
      ];
    case "children": {
      const child = model.children.find((one) => one.name === name);
      return child
        ? [
            {
              ...own,
              key: name,
              required: field.required === true && !field.systemManaged,
              kind: "children",
              child,
            },
          ]
        : [];
    }
    case "address":
    case "names":
      return partColumns(model, name, field.kind === "address" ? ADDRESS_PARTS : LOCALES);
    case "reference": {
      const attribute = model.attributeByName.get(name);
      if (!attribute) return [];
      return [
        { ...own, key: name, required: isAsked(attribute), kind: "reference", attribute, reference: field },
      ];
    }
    default:
      return valueColumns(name, field);
  }
}

/** A value with parts stands in a column for each. */
function partColumns(model: RecordModel, name: string, parts: readonly string[]): SheetColumn[] {
  const attribute = model.attributeByName.get(name);
  if (!attribute) return [];
  return parts.map((part) => ({
    field: name,
    readOnly: attribute.systemManaged,
    key: `${name}.${part}`,
    part,
    required: false,
    kind: "part",
    attribute,
  }));
}

/** What a new row cannot do without: required, and not filled in by itself. */
function isAsked({ required, systemManaged, default: given }: Attribute): boolean {
  return required && !systemManaged && given === undefined;
}

/** A field may own several attributes: coordinates, a local time with its zone. */
function valueColumns(name: string, field: Field): SheetColumn[] {
  return attributesOf(name, field).map((attribute) => ({
    key: attribute.name,
    field: attribute.name,
    readOnly: attribute.systemManaged,
    required: isAsked(attribute),
    kind: "value",
    attribute,
  }));
}
