/** A checklist to go through with one thumb or with three keys: OK, not OK, not applicable, a remark, a photo. */
import { Button, Textarea } from "@mantine/core";
import { ANSWERS, type Answer } from "@plimsoll/domain/operation/pages/fields";
import { Camera, Check, MessageSquare, Minus, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { say } from "#i18n/say";
import { useLocale } from "#i18n/words-provider";
import { useFirstOf } from "./below-fold.ts";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

export interface ChecklistItem {
  readonly item: string;
  readonly group: string | null;
  /** In English; the others where somebody wrote them. */
  readonly name: string;
  readonly pt: string | null;
  readonly es: string | null;
  readonly fr: string | null;
}

export interface GivenAnswer {
  readonly answer: Answer;
  readonly remark: string | null;
}

export type Answers = Readonly<Record<string, GivenAnswer>>;

interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
  readonly answers: Answers;
  readonly disabled: boolean;
  /** Items that were not OK the time before. */
  readonly failedBefore?: ReadonlySet<string>;
  readonly photos?: (item: string) => number;
  readonly onAnswers: (answers: Answers) => void;
  readonly onPhoto?: (item: string) => void;
}

/** As many as fill a phone. */
const FIRST_ITEMS = 10;

const ICONS = { ok: Check, not_ok: X, na: Minus } as const;

/** What an item is called in the language in use; one that the list does not have is called by its key. */
export function useItemName(items: readonly ChecklistItem[]): (item: string) => string {
  const { locale } = useLocale();
  return (item) => {
    const one = items.find((listed) => listed.item === item);
    return one === undefined ? item : nameIn(one, locale);
  };
}

function nameIn(one: ChecklistItem, locale: ReturnType<typeof useLocale>["locale"]): string {
  return locale === "en" ? one.name : (one[locale] ?? one.name);
}

/** The keys of the answers, as they stand on the buttons of this language. */
function keyOf(label: string): string {
  return label.slice(0, 1).toLowerCase();
}

export function Checklist(props: ChecklistProps) {
  const { items, answers, disabled, onAnswers } = props;
  const words = useOperationWords().check;
  const box = useRef<HTMLDivElement>(null);
  const done = items.filter(({ item }) => answers[item]).length;
  const drawn = useFirstOf(items, FIRST_ITEMS);
  const groups = [...new Set(drawn.map(({ group }) => group ?? "other"))];
  const answer = (item: string, given: Answer) =>
    onAnswers({ ...answers, [item]: { answer: given, remark: answers[item]?.remark ?? null } });
  const allOk = () => {
    const open = items.filter(({ item }) => !answers[item]);
    onAnswers({
      ...answers,
      ...Object.fromEntries(open.map(({ item }) => [item, { answer: "ok" as const, remark: null }])),
    });
  };
  const move = (from: string, step: number) => {
    const at = items.findIndex(({ item }) => item === from);
    const next = items[at + step]?.item;
    if (next !== undefined) box.current?.querySelector<HTMLElement>(`[data-item="${next}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, item: string) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey) return;
    const given = ANSWERS.find((one) => keyOf(words[one]) === event.key.toLowerCase());
    if (given && !disabled) {
      event.preventDefault();
      answer(item, given);
      move(item, 1);
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(item, event.key === "ArrowDown" ? 1 : -1);
    }
  };
  if (items.length === 0) return <p className={classes.quiet}>{words.noList}</p>;
  return (
    <div ref={box}>
      <div className={classes.checkHead}>
        <b>{words.title}</b>
        <span className={classes.quiet}>{say(words.answered, { done, of: items.length })}</span>
        {!disabled && done < items.length && (
          <Button variant="subtle" size="compact-sm" onClick={allOk}>
            {words.allOk}
          </Button>
        )}
      </div>
      <progress className={classes.bar} value={done} max={items.length} aria-hidden />
      <div className={classes.checkGroups}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={classes.groupName}>
              {(words.groups as Readonly<Record<string, string>>)[group] ?? group}
            </h3>
            {drawn
              .filter((one) => (one.group ?? "other") === group)
              .map((one) => (
                <CheckRow
                  key={one.item}
                  {...props}
                  one={one}
                  onAnswer={(given) => answer(one.item, given)}
                  onKeyDown={(event) => press(event, one.item)}
                />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface CheckRowProps extends ChecklistProps {
  readonly one: ChecklistItem;
  readonly onAnswer: (answer: Answer) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function CheckRow({ one, answers, disabled, onAnswer, onAnswers, onKeyDown, ...props }: CheckRowProps) {
  const words = useOperationWords().check;
  const { locale } = useLocale();
  const given = answers[one.item];
  const [isRemarking, setRemarking] = useState(false);
  const name = nameIn(one, locale);
  const remark = given?.remark ?? "";
  const isShown = isRemarking || remark !== "";
  const photos = props.photos?.(one.item) ?? 0;
  const say_ = (text: string) =>
    onAnswers({
      ...answers,
      [one.item]: { answer: given?.answer ?? "not_ok", remark: text === "" ? null : text },
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus that the keys need
    <div
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the answers act on the row that has the focus
      tabIndex={0}
      data-item={one.item}
      data-answer={given?.answer ?? "none"}
      className={classes.checkRow}
      onKeyDown={onKeyDown}
    >
      <span className={classes.checkName}>
        {name}
        {props.failedBefore?.has(one.item) && <Before />}
      </span>
      <span className={classes.answers}>
        {ANSWERS.map((answer) => (
          <AnswerButton
            key={answer}
            answer={answer}
            label={words[answer]}
            isChosen={given?.answer === answer}
            disabled={disabled}
            onClick={() => onAnswer(answer)}
          />
        ))}
        <button
          type="button"
          className={classes.checkIcon}
          aria-label={say(words.remark, { item: name })}
          aria-pressed={isShown}
          disabled={disabled && remark === ""}
          onClick={() => setRemarking(!isShown)}
        >
          <MessageSquare size={18} aria-hidden />
        </button>
        {props.onPhoto && (
          <PhotoButton
            item={name}
            count={photos}
            disabled={disabled}
            onClick={() => props.onPhoto?.(one.item)}
          />
        )}
      </span>
      {isShown && (
        <Textarea
          className={classes.remark ?? ""}
          aria-label={say(words.remark, { item: name })}
          minRows={1}
          maxLength={500}
          value={remark}
          disabled={disabled}
          onChange={({ currentTarget }) => say_(currentTarget.value)}
        />
      )}
    </div>
  );
}

function Before(): ReactNode {
  const words = useOperationWords().check;
  return <span className={classes.before}>{words.not_ok} 1×</span>;
}

interface AnswerButtonProps {
  readonly answer: Answer;
  readonly label: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function AnswerButton({ answer, label, isChosen, disabled, onClick }: AnswerButtonProps) {
  const Icon = ICONS[answer];
  return (
    <button
      type="button"
      className={classes.answer}
      data-answer={answer}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
      {label}
    </button>
  );
}

interface PhotoButtonProps {
  readonly item: string;
  readonly count: number;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function PhotoButton({ item, count, disabled, onClick }: PhotoButtonProps) {
  const words = useOperationWords().photos;
  return (
    <button
      type="button"
      className={classes.checkIcon}
      aria-label={`${words.take}: ${item}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Camera size={18} aria-hidden />
      {count > 0 && <span className={classes.count}>{count}</span>}
    </button>
  );
}
