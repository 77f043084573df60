/** Two versions of a proposal side by side. What differs says so in a word, beside its colour. */
import { Switch } from "@mantine/core";
import type { ChildrenField, Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useState } from "react";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED } from "#i18n/formats";
import { say } from "#i18n/say";
import { type RecordLabels, useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import { useFocusBack } from "#ui/focus-back";
import { FormModal } from "#ui/form-modal";
import classes from "./commercial.module.css";
import { useCommercialWords } from "./commercial-words.tsx";
import { type Compared, compareParagraphs, compareParts, type Part } from "./compare-versions.ts";
import type { ProposalRow } from "./proposal.ts";

interface CompareDialogProps {
  readonly left: ProposalRow;
  readonly right: ProposalRow;
  readonly onClose: () => void;
}

interface Section {
  readonly title: string;
  readonly lines: readonly Compared[];
}

export function CompareDialog({ left, right, onClose }: CompareDialogProps) {
  const words = useCommercialWords();
  const { versions } = words;
  const model = useModel("proposal");
  const labels = useRecordLabels(model);
  const formats = useFormatContext();
  const [isShort, setShort] = useState(false);
  useFocusBack();
  const sections = sectionsOf(model, labels, formats, left, right, versions.fields);
  const shown = sections
    .map(({ title, lines }) => ({
      title,
      lines: isShort ? lines.filter(({ mark }) => mark !== "same") : lines,
    }))
    .filter(({ lines }) => lines.length > 0);
  const isSame = sections.every(({ lines }) => lines.every(({ mark }) => mark === "same"));
  return (
    <FormModal
      opened
      title={say(versions.comparison, { left: left.revision, right: right.revision })}
      onClose={onClose}
    >
      <Switch
        data-autofocus
        mb="sm"
        label={versions.onlyDifferences}
        checked={isShort}
        onChange={({ currentTarget }) => setShort(currentTarget.checked)}
      />
      {isSame && <p role="status">{versions.same}</p>}
      {shown.map((section) => (
        <ComparedTable key={section.title} section={section} left={left} right={right} />
      ))}
    </FormModal>
  );
}

interface ComparedTableProps {
  readonly section: Section;
  readonly left: ProposalRow;
  readonly right: ProposalRow;
}

function ComparedTable({ section, left, right }: ComparedTableProps) {
  const words = useCommercialWords();
  const isNamed = section.lines.some(({ label }) => label !== "");
  const version = ({ revision }: ProposalRow) => say(words.version, { revision });
  return (
    <section
      className={classes.scrolls}
      aria-label={section.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
      tabIndex={0}
    >
      <table className={classes.compared}>
        <caption>{section.title}</caption>
        <thead>
          <tr>
            {isNamed && <th scope="col">{words.versions.what}</th>}
            <th scope="col">{version(left)}</th>
            <th scope="col">{version(right)}</th>
            <th scope="col" aria-hidden />
          </tr>
        </thead>
        <tbody>
          {section.lines.map(({ key, label, left: before, right: after, mark }) => (
            <tr key={key} data-mark={mark}>
              {isNamed && <th scope="row">{label}</th>}
              <td data-side="left">{before ?? NOT_ENTERED}</td>
              <td data-side="right">{after ?? NOT_ENTERED}</td>
              <td className={classes.mark}>{mark === "same" ? "" : words.versions.marks[mark]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sectionsOf(
  model: RecordModel,
  labels: RecordLabels,
  formats: FormatContext,
  left: ProposalRow,
  right: ProposalRow,
  general: string,
): Section[] {
  const fields = Object.entries(model.definition.fields);
  const plain = fields.filter(([, field]) => field.section === undefined && !field.systemManaged);
  const textOf = (name: string, field: Field, row: Values, own: FieldLabels) =>
    screenOf(field).text({ name, field, row, labels: own, formats });
  const details = (row: ProposalRow): Part[] =>
    plain.map(([name, field]) => {
      const own = labels.field(name);
      return { key: name, label: own.label, text: textOf(name, field, row, own) };
    });
  const rest = fields.flatMap(([name, field]): Section[] => {
    const title = labels.field(name).label;
    if (field.kind === "children") {
      const items = (row: ProposalRow) =>
        itemParts(field, labels.field(name), row[name] as readonly Values[], textOf);
      return [{ title, lines: compareParts(items(left), items(right)) }];
    }
    if (field.kind !== "richText") return [];
    return [{ title, lines: compareParagraphs(paragraphsOf(left[name]), paragraphsOf(right[name])) }];
  });
  return [{ title: general, lines: compareParts(details(left), details(right)) }, ...rest];
}

type TextOf = (name: string, field: Field, row: Values, labels: FieldLabels) => string | null;

/** A line of the offer under its service, which is its first field; the rest as one text. */
function itemParts(
  field: ChildrenField,
  labels: FieldLabels,
  rows: readonly Values[],
  textOf: TextOf,
): Part[] {
  const [[service, of] = [], ...others] = Object.entries(field.fields);
  if (service === undefined || of === undefined) return [];
  return rows.map((row) => {
    const told = others.flatMap(([name, inner]) => {
      const own = labels.inner?.[name] ?? { label: name };
      const text = textOf(name, inner, row, own);
      return text === null ? [] : [`${own.label}: ${text}`];
    });
    const label = textOf(service, of, row, labels.inner?.[service] ?? { label: service }) ?? "";
    return { key: String(row[service]), label, text: told.join("\n") };
  });
}

const BLOCKS = "p, h1, h2, h3, h4, li, blockquote, pre";

/** The paragraphs without their dress. The parsed document is never shown, so nothing in it runs. */
function paragraphsOf(html: unknown): string[] {
  if (typeof html !== "string" || html === "") return [];
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.body.querySelectorAll(BLOCKS)]
    .filter((block) => block.querySelector(BLOCKS) === null)
    .map((block) => (block.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}
