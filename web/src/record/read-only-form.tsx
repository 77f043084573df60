/** A record for somebody who may read it and not change it: values as text, not as dead controls. */
import { Anchor, VisuallyHidden } from "@mantine/core";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Link } from "react-router";
import { openPath } from "#app/existing-pages";
import { useSession } from "#app/session";
import { CoordinatesView } from "#fields/coordinates/view";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { FileInput } from "#fields/file/input";
import { stateOf } from "#fields/form-state";
import { screenOf } from "#fields/registry";
import { RichTextView } from "#fields/rich-text/input";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { formSections, type ShowsField } from "./form-fields.ts";
import { fieldLabel } from "./issue-text.ts";
import { rowTitle } from "./list-row.ts";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";
import { stateText } from "./state-text.ts";

interface ReadOnlyFormProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly row: Values;
  /** The fields of the page, where it shows others elsewhere. */
  readonly shows?: ShowsField;
  /** Leaves out what nobody entered, on a page that is looked at rather than filled in. */
  readonly hidesEmpty?: boolean;
}

export function ReadOnlyForm({ model, labels, row, shows, hidesEmpty = false }: ReadOnlyFormProps) {
  const formats = useFormatContext();
  const words = useWords().app.record.form;
  const isShown = ([name, field]: readonly [string, Field]) =>
    !hidesEmpty || !isPlain(field) || textOf(name, field, row, labels.field(name), formats) !== NOT_ENTERED;
  const sections = formSections(model, { withKept: true, shows })
    .map((section) => ({ ...section, fields: section.fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0);
  const titleOf = (name: string | null) => (name === null ? words.general : labels.section(name));
  // A part that is one field of the same name is not named twice.
  const isNamed = (section: (typeof sections)[number], label: string) =>
    sections.length > 1 && section.fields.length === 1 && label === titleOf(section.name);
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <Card key={section.name ?? ""} padded>
          {sections.length > 1 && <h2 className={classes.sectionTitle}>{titleOf(section.name)}</h2>}
          <dl className={classes.values}>
            {section.fields.map(([name, field]) => {
              const own = fieldLabel(labels, formats, name);
              const item = rowTitle(model, row, formats.locale);
              return (
                <div key={name} className={screenOf(field).wide ? classes.wide : classes.value}>
                  {isNamed(section, own.label) ? (
                    <VisuallyHidden component="dt">{own.label}</VisuallyHidden>
                  ) : (
                    <dt>{own.label}</dt>
                  )}
                  <dd>
                    <ReadOnlyValue name={name} field={field} row={row} item={item} labels={own} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </Card>
      ))}
    </div>
  );
}

interface ReadOnlyValueProps {
  readonly name: string;
  readonly field: Field;
  readonly row: Values;
  /** The record by its own name. */
  readonly item: string;
  readonly labels: FieldLabels;
}

const NOTHING = () => undefined;

/** Kinds that are shown as more than a line of text. */
const OWN_VIEW: readonly Field["kind"][] = ["richText", "coordinates", "file", "files"];
const isPlain = (field: Field) => !OWN_VIEW.includes(field.kind);

function textOf(
  name: string,
  field: Field,
  row: Values,
  labels: FieldLabels,
  formats: FormatContext,
): string {
  return stateText(name, field, stateOf(name, field, row), labels, formats);
}

function ReadOnlyValue({ name, field, row, item, labels }: ReadOnlyValueProps) {
  const formats = useFormatContext();
  const actor = useSession()?.actor;
  const value = row[name];
  if (field.kind === "richText" && typeof value === "string") {
    return <RichTextView id={`field-${name}`} label={labels.label} html={value} />;
  }
  if (field.kind === "coordinates") return <CoordinatesView label={labels.label} item={item} row={row} />;
  if (field.kind === "file" || field.kind === "files") {
    return (
      <FileInput
        id={`field-${name}`}
        name={name}
        field={field}
        labels={labels}
        value={null}
        onChange={NOTHING}
        onBlur={NOTHING}
        errors={{}}
        rowContext={{ id: String(row.id), country: null, isNew: false }}
        disabled
        bare
      />
    );
  }
  const text = textOf(name, field, row, labels, formats);
  const path =
    field.kind === "reference" && typeof value === "string" ? openPath(field.to, value, actor) : undefined;
  return (
    <span className={classes.lines}>
      {path === undefined ? (
        text
      ) : (
        <Anchor component={Link} to={path} inherit>
          {text}
        </Anchor>
      )}
    </span>
  );
}

interface SystemManagedFieldProps extends Omit<ReadOnlyValueProps, "item"> {
  readonly model: RecordModel;
}

/** Among the fields of a form: what the product writes by itself, to be read. */
export function SystemManagedField({ model, ...value }: SystemManagedFieldProps) {
  const { locale } = useFormatContext();
  return (
    <dl className={screenOf(value.field).wide ? `${classes.kept} ${classes.wide}` : classes.kept}>
      <dt>{value.labels.label}</dt>
      <dd>
        <ReadOnlyValue {...value} item={rowTitle(model, value.row, locale)} />
      </dd>
    </dl>
  );
}
