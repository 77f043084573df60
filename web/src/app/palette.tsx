/** Ctrl+K: any screen the person may open, any record they may see. A combobox over a list, all by keyboard. */
import { Modal } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { fold } from "@plimsoll/domain/kernel/fold";
import { FileText } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCall, usePublicConfig } from "#rpc/hooks";
import classes from "./dialogs.module.css";
import { errorText } from "./error-text.ts";
import { recordPath } from "./existing-pages.ts";
import { type Destination, screens } from "./navigation.ts";
import type { OverlayProps } from "./overlays.tsx";
import { useActions, useRecentlyOpened } from "./palette-actions.tsx";
import type { Choice } from "./palette-choice.ts";
import { rememberOpened } from "./recently-opened.ts";
import { RouteIcon } from "./route-icon.tsx";
import { useRouteWords } from "./route-words.ts";
import { useActor } from "./session.tsx";

const MOST_SCREENS = 8;

function useScreens(text: string): Choice[] {
  const wordsOf = useRouteWords();
  const actor = useActor();
  const links = usePublicConfig()?.links;
  const all = useMemo(() => screens(actor, links ?? {}), [actor, links]);
  const wanted = fold(text.trim());
  const nameOf = ({ entry }: Destination) => fold(wordsOf(entry).title);
  return all
    .filter(({ entry }) => fold(Object.values(wordsOf(entry)).join(" ")).includes(wanted))
    .sort((a, b) => Number(nameOf(b).startsWith(wanted)) - Number(nameOf(a).startsWith(wanted)))
    .slice(0, MOST_SCREENS)
    .map(({ entry, to, external }) => ({
      key: `screen-${entry.name}`,
      name: wordsOf(entry).title,
      detail: wordsOf(entry).description,
      icon: <RouteIcon name={entry.icon} />,
      to,
      external,
    }));
}

interface RecordNames {
  readonly name: string;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Statuses are written in capitals where they stand alone; in a line they are a word among others. */
const inSentence = (status: string) => status.charAt(0) + status.slice(1).toLowerCase();

function useRecords(text: string) {
  const words = useWords();
  const actor = useActor();
  const [asked] = useDebouncedValue(text.trim(), 200);
  const answer = useCall(
    { service: "default", action: "search", type: "default", attributes: { text: asked } },
    { enabled: asked.length > 1 },
  );
  const records: Readonly<Record<string, RecordNames>> = words.records;
  const found = asked.length > 1 && text.trim().length > 1 ? (answer.data?.attributes ?? []) : [];
  const choices = found.flatMap(({ type, id, name, detail, names: told, status }): Choice[] => {
    const to = recordPath(type, id, actor);
    if (to === undefined) return [];
    const kind = records[type]?.name;
    const isWork = status !== null;
    const { choices: named = {} } = records[type] ?? {};
    const state = isWork ? (named.status ?? named.state)?.[status] : undefined;
    return [
      {
        key: `${type}-${id}`,
        name: [name, told[0], state && inSentence(state)].filter(Boolean).join(" · "),
        detail: [kind, ...(isWork ? told.slice(1, 2) : [detail])].filter(Boolean).join(" · "),
        isWork,
        icon: <FileText size={16} strokeWidth={1.8} aria-hidden />,
        to,
        external: false,
      },
    ];
  });
  const pending = text.trim().length > 1 && (answer.isFetching || asked !== text.trim());
  return { choices, pending, error: answer.error };
}

interface OptionProps {
  readonly id: string;
  readonly choice: Choice;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onGo: () => void;
}

function Option({ id, choice, selected, onPoint, onGo }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={classes.paletteItem}
      onMouseMove={onPoint}
      onClick={onGo}
    >
      {choice.icon}
      <span className={classes.paletteName}>{choice.name}</span>
      <span className={classes.paletteDetail}>{choice.detail}</span>
    </div>
  );
}

function useGo(onClose: () => void) {
  const navigate = useNavigate();
  return (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    if (choice.act) return choice.act();
    if (!choice.external) rememberOpened(choice);
    if (choice.external) window.open(choice.to, "_blank", "noopener,noreferrer");
    else void navigate(choice.to);
  };
}

/** The place in the list after a key, going round at the ends; nothing for keys that are not ours. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Enter pressed before the answer is there counts once it is: what stood first until then is not what was typed. */
function useEnterWhenFound(pending: boolean, go: () => void) {
  const [pressed, setPressed] = useState(false);
  const isDue = pressed && !pending;
  useEffect(() => {
    if (!isDue) return;
    setPressed(false);
    go();
  }, [isDue, go]);
  return { press: () => setPressed(true), forget: () => setPressed(false) };
}

/** Work and screens before the rows of registers: they are what people look for. */
function useGroups(text: string) {
  const { search } = useWords().app.shell;
  const screenChoices = useScreens(text);
  const records = useRecords(text);
  const actions = useActions(text);
  const recent = useRecentlyOpened(text);
  const groups = [
    { label: search.recent, choices: recent },
    { label: search.work, choices: records.choices.filter(({ isWork }) => isWork) },
    { label: search.actions, choices: actions },
    { label: search.screens, choices: screenChoices },
    { label: search.records, choices: records.choices.filter(({ isWork }) => !isWork) },
  ].filter((group) => group.choices.length > 0);
  return { groups, records };
}

export function Palette({ onClose }: OverlayProps) {
  const { search } = useWords().app.shell;
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const list = useId();
  const go = useGo(onClose);
  const { groups, records } = useGroups(text);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = Math.min(place, choices.length - 1);
  const enter = useEnterWhenFound(records.pending, () => go(choices[chosen]));

  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [list, chosen]);

  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      // Whoever pointed at a line means that line; everybody else means the first of what is being looked for.
      if (place > 0) go(choices[chosen]);
      else enter.press();
      return;
    }
    const next = choices.length === 0 ? undefined : placeAfter(event.key, chosen, choices.length);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };

  const options = (group: readonly Choice[], from: number) =>
    group.map((choice, index) => (
      <Option
        key={choice.key}
        id={`${list}-${from + index}`}
        choice={choice}
        selected={from + index === chosen}
        onPoint={() => setPlace(from + index)}
        onGo={() => go(choice)}
      />
    ));

  return (
    <PaletteFrame onClose={onClose}>
      <input
        className={classes.paletteSearch}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
        aria-label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
          enter.forget();
        }}
        onKeyDown={press}
      />
      <div className={classes.paletteList} id={list} role="listbox" aria-label={search.label}>
        {groups.map((group) => (
          <Group key={group.label} label={group.label}>
            {options(group.choices, choices.indexOf(group.choices[0] as Choice))}
          </Group>
        ))}
      </div>
      <Notes text={text} pending={records.pending} error={records.error} empty={choices.length === 0} />
      <div className={classes.paletteFoot}>{search.hint}</div>
    </PaletteFrame>
  );
}

function PaletteFrame({ onClose, children }: OverlayProps & { readonly children: ReactNode }) {
  const { search } = useWords().app.shell;
  return (
    <Modal.Root opened onClose={onClose} size={640} padding={0} yOffset="12vh" centered={false}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={search.label}>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place inside a listbox
    <div role="group" aria-label={label}>
      <div className={classes.paletteGroup} aria-hidden>
        {label}
      </div>
      {children}
    </div>
  );
}

interface NotesProps {
  readonly text: string;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly empty: boolean;
}

function Notes({ text, pending, error, empty }: NotesProps) {
  const { search } = useWords().app.shell;
  const note = pending
    ? empty && search.searching
    : error
      ? say(search.failed, { reason: errorText(error) })
      : empty && say(search.nothing, { text });
  return (
    <p className={note ? classes.paletteNote : undefined} role="status" hidden={!note}>
      {note}
    </p>
  );
}
