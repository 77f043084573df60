/** Who changed what and when, newest first. */

import { Button, Drawer, Skeleton, Text } from "@mantine/core";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { HistoryEntry } from "@plimsoll/domain/kernel/record-output";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CloudOff, History } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { errorText } from "#app/error-text";
import { useNames } from "#fields/reference/use-candidates";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useCall, useSlow } from "#rpc/hooks";
import { EmptyState } from "#ui/empty-state";
import { type ChangePlace, changePlace, changeText, innerChanges } from "./history-text.ts";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";

interface HistoryDrawerProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly id: string;
  /** Tax numbers are written as the row's country writes them. */
  readonly country: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ opened, onClose, ...of }: HistoryDrawerProps) {
  const { app } = useWords();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      title={app.record.history.title}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <HistoryList {...of} enabled={opened} />
    </Drawer>
  );
}

interface HistoryListProps extends Omit<HistoryDrawerProps, "opened" | "onClose"> {
  readonly enabled?: boolean;
  /** Only what was changed after this version of the row. */
  readonly since?: number;
  /** Leaves out what the page tells in words of its own. */
  readonly shows?: (entry: HistoryEntry) => boolean;
  /** What the page tells, woven in by its time. */
  readonly told?: readonly ToldLine[];
}

export interface ToldLine {
  readonly key: string;
  readonly at: string;
  readonly content: ReactNode;
}

/** The same on a page, where the history has a place of its own. */
export function HistoryList(props: HistoryListProps) {
  const { model, labels, id, country, enabled = true, since = 0, shows = () => true, told = [] } = props;
  const { app } = useWords();
  const words = app.record.history;
  const asked = useCall(
    { service: model.service, action: "history", type: model.key, attributes: { id } },
    { enabled, keepPrevious: false },
  );
  const slow = useSlow(asked.isPending);
  const entries = asked.data?.attributes.filter((entry) => entry.version > since && shows(entry));
  const changes = (entries ?? []).map(
    (entry): ToldLine => ({
      key: `change ${entry.version}`,
      at: entry.at,
      content: <EntryBody model={model} labels={labels} country={country} entry={entry} />,
    }),
  );
  const lines = [...told, ...changes].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <>
      {asked.isError && (
        <EmptyState
          title={errorText(asked.error)}
          icon={CloudOff}
          action={
            <Button variant="default" onClick={() => void asked.refetch()}>
              {app.shell.tryAgain}
            </Button>
          }
        />
      )}
      {slow && <Skeleton height={160} />}
      {entries !== undefined && lines.length === 0 && <EmptyState title={words.empty} icon={History} />}
      {lines.length > 0 && (
        <ol className={classes.entries} aria-label={words.title}>
          {lines.map(({ key, content }) => (
            <li key={key} className={classes.entry}>
              {content}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface EntryBodyProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly country: string | null;
  readonly entry: HistoryEntry;
}

interface EntryHeadProps {
  /** What happened. */
  readonly children: ReactNode;
  readonly by: string | undefined;
  readonly at: string;
}

export function EntryHead({ children, by, at }: EntryHeadProps) {
  const words = useWords().app.record.history;
  const dates = useDates();
  return (
    <div className={classes.entryHead}>
      {children}
      <span>{by ?? words.system}</span>
      <time className={classes.entryWhen} dateTime={at}>
        {dates.moment(at)}
      </time>
    </div>
  );
}

function EntryBody({ model, labels, country, entry }: EntryBodyProps) {
  const words = useWords().app.record.history;
  const formats = useFormatContext();
  const known: Readonly<Record<string, string>> = words.actions;
  return (
    <>
      <EntryHead by={entry.user?.name} at={entry.at}>
        <Text component="span" fw={600}>
          {known[entry.action] ?? words.actions.other}
        </Text>
      </EntryHead>
      <dl className={classes.changes}>
        {Object.entries(entry.changes).map(([path, [before, after]]) => {
          const place = changePlace(model, labels, formats, path);
          return (
            <div key={path} className={classes.change}>
              <dt>{place.label}</dt>
              <dd>
                {before !== null && (
                  <>
                    <span className={classes.old}>
                      <Value place={place} value={before} country={country} />
                    </span>
                    {" → "}
                  </>
                )}
                <Value place={place} value={after} country={country} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

interface ValueProps {
  readonly place: ChangePlace;
  readonly value: unknown;
  readonly country: string | null;
}

function Value({ place, value, country }: ValueProps) {
  const formats = useFormatContext();
  if (place.inner !== undefined && isRow(value)) {
    return innerChanges(place, value).map((inner, index) => (
      <Fragment key={inner.place.name}>
        {index > 0 && " · "}
        <Value {...inner} country={country} />
      </Fragment>
    ));
  }
  const to = referredBy(place.field);
  if (to !== undefined && value !== null) return <NameOf to={to} ids={[value].flat().map(String)} />;
  return changeText(place, value, formats, country) ?? NOT_ENTERED;
}

const isRow = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function referredBy(field: Field | undefined): string | undefined {
  return field?.kind === "reference" || field?.kind === "references" ? field.to : undefined;
}

function NameOf({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  const names = useNames(to, ids);
  return ids.length === 0 ? NOT_ENTERED : ids.map((id) => names.get(id) ?? "…").join(", ");
}
