import "@mantine/tiptap/styles.layer.css";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { cspNonce } from "#app/csp-nonce";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";

export interface EditorProps {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly onHtml?: (html: string) => void;
  readonly onBlur?: () => void;
  readonly invalid?: boolean;
  readonly editable: boolean;
}

export function Editor({ id, label, html, onHtml, onBlur, invalid = false, editable }: EditorProps) {
  const words = useWords().app.record.richText;
  const handed = useRef(html);
  const callbacks = useRef({ onHtml, onBlur });
  callbacks.current = { onHtml, onBlur };
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link],
    content: html,
    editable,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    injectNonce: cspNonce(),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: classes.editor ?? "",
      },
    },
    onUpdate: ({ editor: changed }) => {
      handed.current = changed.isEmpty ? "" : changed.getHTML();
      callbacks.current.onHtml?.(handed.current);
    },
    onBlur: () => callbacks.current.onBlur?.(),
  });

  useEffect(() => {
    if (html === handed.current) return;
    handed.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  // Without telling: nobody typed anything.
  useEffect(() => editor.setEditable(editable, false), [editor, editable]);

  return (
    <RichTextEditor
      editor={editor}
      labels={words}
      className={invalid ? `${classes.rich} ${classes.richError}` : classes.rich}
      mod={{ read: !editable }}
    >
      {editable && (
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
