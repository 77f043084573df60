/** Text with headings, lists and links. The editor is large, so it comes when a form has such a field. */
import { Skeleton } from "@mantine/core";
import type { TextField } from "@plimsoll/domain/kernel/field/text";
import { lazy, Suspense } from "react";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";

const Editor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));

export function RichTextInput(props: InputProps<TextField>) {
  const { id, labels, value, onChange, onBlur, errors, disabled = false } = props;
  return (
    <FieldGroup of={props}>
      <Suspense fallback={<Skeleton height={195} />}>
        <Editor
          id={id}
          label={labels.label}
          html={typeof value === "string" ? value : ""}
          onHtml={(html) => onChange(html === "" ? null : html)}
          onBlur={onBlur}
          invalid={errors[""] !== undefined}
          editable={!disabled}
        />
      </Suspense>
    </FieldGroup>
  );
}

/** The text as it was written, through the same schema as the editor: markup that it does not know never shows. */
export function RichTextView({
  id,
  label,
  html,
}: {
  readonly id: string;
  readonly label: string;
  readonly html: string;
}) {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <Editor id={id} label={label} html={html} editable={false} />
    </Suspense>
  );
}
