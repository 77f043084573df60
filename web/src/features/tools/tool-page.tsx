/** A calculator: form at the left, answer at the right while one types. Nothing is stored on the server. */
import { Button } from "@mantine/core";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { useQuery } from "@tanstack/react-query";
import { Eraser, FlaskConical, Printer } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useRouteMatch } from "#app/guard";
import { Page } from "#app/page";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { useLoadedCalculatorWords } from "./calculator-words.ts";
import type { Item } from "./form-items.ts";
import { controlId, FormItems } from "./form-view.tsx";
import { requestOf, type State, withValue } from "./request.ts";
import { Missing, ResultView } from "./result-view.tsx";
import type { Tool } from "./tool.ts";
import classes from "./tools.module.css";
import { TOOLS } from "./tools.ts";
import { forgetTyped, keepTyped, typedBefore } from "./typed.ts";

export function ToolPage() {
  const { locale } = useLocale();
  const match = useRouteMatch();
  const name = match?.entry.path.split("/").pop() ?? "";
  const title = match?.entry.title[locale] ?? name;
  const tool = useQuery({
    queryKey: ["calculator", name],
    queryFn: async () => (await TOOLS[name]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const words = useLoadedCalculatorWords();
  if (!tool || !words) return <Page title={title}>{null}</Page>;
  return <Calculator key={name} name={name} tool={tool} title={title} words={words} />;
}

interface CalculatorProps {
  readonly name: string;
  readonly tool: Tool;
  readonly title: string;
  readonly words: CalculatorWords;
}

function Calculator({ name, tool, title, words }: CalculatorProps) {
  const { tools } = useWords().app;
  const [state, setState] = useState<State>(() => typedBefore(name) ?? tool.start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const put = useCallback(
    (next: State) => {
      setState(next);
      keepTyped(name, next);
    },
    [name],
  );
  const items = tool.items(state);
  const { request, refused } = useMemo(() => requestOf(state, tool.optional), [state, tool]);
  const answer = useMemo(() => tool.run(request), [tool, request]);
  const issues = refused.length > 0 || !answer.ok ? [...refused, ...(answer.ok ? [] : answer.issues)] : [];
  const sentence = useIssueText(items, words);
  const problem = (path: string): string | undefined => {
    const found = issues.find((one) => one.field === path);
    // A field that nobody has come to yet is not wrong, only empty.
    return found && (found.code !== "required" || touched.has(path)) ? sentence(found) : undefined;
  };
  const form = {
    words,
    state,
    set: (path: string, value: unknown) => put(withValue(state, path, value) as State),
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    problem,
  };
  const begin = (next: State) => {
    put(next);
    setTouched(new Set());
  };
  return (
    <Page
      title={title}
      actions={
        <ToolActions
          onExample={() => begin(tool.example)}
          onClear={() => {
            begin(tool.start);
            forgetTyped(name);
          }}
        />
      }
    >
      <div className={classes.page}>
        <Card padded>
          <form onSubmit={(event) => event.preventDefault()} noValidate>
            <FormItems items={items} at="" form={form} />
          </form>
        </Card>
        <Card padded className={classes.answer} aria-live="polite">
          <h2 className={classes.heading}>{tools.result}</h2>
          {refused.length === 0 && answer.ok ? (
            <Answer tool={tool} result={answer.result} words={words} state={state} />
          ) : (
            <Missing
              problems={issues
                .slice(0, 12)
                .map((one) => ({ id: controlId(one.field ?? ""), text: sentence(one) }))}
            />
          )}
        </Card>
      </div>
    </Page>
  );
}

function ToolActions({
  onExample,
  onClear,
}: {
  readonly onExample: () => void;
  readonly onClear: () => void;
}) {
  const { tools } = useWords().app;
  const actions = [
    { label: tools.example, icon: FlaskConical, onClick: onExample },
    { label: tools.clear, icon: Eraser, onClick: onClear },
    { label: tools.print, icon: Printer, onClick: () => window.print() },
  ];
  return actions.map(({ label, icon: Icon, onClick }) => (
    <Button key={label} variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  ));
}

interface AnswerProps {
  readonly tool: Tool;
  readonly result: unknown;
  readonly words: CalculatorWords;
  readonly state: State;
}

function Answer({ tool, result, words, state }: AnswerProps) {
  const { locale } = useLocale();
  const { messages, app } = useWords();
  const dates = useDates();
  const shown = tool.show(
    result,
    {
      words,
      page: app.tools,
      figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, locale)),
      moment: (value) => dates.momentIn(value, "UTC"),
      yes: messages.yes,
      no: messages.no,
    },
    state,
  );
  return <ResultView shown={shown} words={words} />;
}

/** The sentence of an issue, with the label of the field it is about. */
function useIssueText(items: readonly Item[], words: CalculatorWords): (found: Issue) => string {
  const { errors } = useWords();
  return (found) => {
    const label = labelOf(items, (found.field ?? "").split("."), words);
    return say(errors[found.code], { item: label, field: label.toLowerCase(), ...found.params });
  };
}

function labelOf(items: readonly Item[], path: readonly string[], words: CalculatorWords): string {
  for (const item of items) {
    if (item.kind === "group") {
      const inside = labelOf(item.items, path, words);
      if (inside !== path.join(".")) return inside;
      continue;
    }
    const own = item.path.split(".");
    if (!own.every((part, at) => path[at] === part)) continue;
    const rest = path.slice(own.length);
    if (rest.length === 0) return item.label(words);
    if (item.kind === "rows" || item.kind === "cards") {
      const [position = "", ...inner] = rest;
      const within = item.kind === "rows" ? item.columns : item.items;
      const place = `${item.label(words)} ${Number(position) + 1}`;
      return inner.length === 0 ? place : `${labelOf(within, inner, words)} (${place})`;
    }
    return item.label(words);
  }
  return path.join(".");
}
