/** The foot of the form: how things stand, the way out, and the one button that saves. */
import { Button, Popover } from "@mantine/core";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type FocusEvent, useDeferredValue, useMemo, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useClientState } from "#app/client-state";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { changedFields, checkForm, type FormBase } from "./form-check.ts";
import { IssueList } from "./issue-list.tsx";
import { namedFields } from "./issue-text.ts";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";
import type { SaveAnd } from "./save-and.ts";

interface FormFooterProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly base: FormBase;
  readonly control: Control<Values>;
  readonly busy: boolean;
  /** Why the last try to save did not work. */
  readonly failure: string | undefined;
  /** What else a new row may be saved for, with one press. */
  readonly saveAnd?: SaveAnd | undefined;
  readonly onSaveAnd?: (ask: string) => void;
  readonly onLeave: () => void;
}

export function FormFooter(props: FormFooterProps) {
  const { model, labels, base, control, busy, failure, saveAnd, onSaveAnd, onLeave } = props;
  const words = useWords();
  // Judging a long table takes longer than a keystroke; typing comes first, and saving judges once more.
  const values = useDeferredValue(useWatch({ control }));
  const operation = useClientState((state) => state.country);
  const issues = useMemo(() => checkForm(model, base, values, operation), [model, base, values, operation]);
  const isDirty = useMemo(() => changedFields(model, base.states, values).length > 0, [model, base, values]);
  const { form } = words.app.record;
  const next = saveAnd && saveAnd.when?.(values) !== false ? saveAnd : undefined;
  const saves = base.version === null ? words.messages.saveItem : words.messages.updateItem;
  return (
    <div className={classes.foot} data-foot>
      {failure === undefined ? (
        <span className={classes.footNote} role="status">
          {isDirty ? form.kept : ""}
        </span>
      ) : (
        <span className={classes.footFailure} role="alert">
          {failure} <b>{form.notSaved}</b>
        </span>
      )}
      <Button variant="default" onClick={onLeave}>
        {form.leave}
      </Button>
      {issues.length === 0 ? (
        <>
          <Button type="submit" variant={next ? "default" : "filled"} loading={busy}>
            {say(saves, { item: labels.name })}
          </Button>
          {next && (
            <Button loading={busy} onClick={() => onSaveAnd?.(next.ask)}>
              {next.label}
            </Button>
          )}
        </>
      ) : (
        <Incomplete model={model} labels={labels} issues={issues} />
      )}
    </div>
  );
}

interface IncompleteProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly issues: readonly Issue[];
}

/** Cannot be pressed, but can be reached: it says what is missing, and each line leads to its field. */
function Incomplete({ model, labels, issues }: IncompleteProps) {
  const words = useWords();
  const formats = useFormatContext();
  const [opened, setOpened] = useState(false);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows what focusing the button inside shows too.
    <div
      className={classes.submit}
      onMouseEnter={() => setOpened(true)}
      onMouseLeave={() => setOpened(false)}
      onFocus={() => setOpened(true)}
      onBlur={leave}
    >
      <Popover opened={opened} position="top-end" withinPortal={false} width={320} offset={4}>
        <Popover.Target>
          <Button type="submit" aria-disabled="true" data-disabled>
            {words.messages.fillInTheFields}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <p className={classes.missingTitle}>{words.app.record.form.missing}</p>
          <IssueList issues={issues} named={namedFields(model, labels, formats)} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
