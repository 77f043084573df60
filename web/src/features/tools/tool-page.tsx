/** A calculator: form at the left, answer at the right while one types. Nothing is stored on the server. */
import { Alert, Button } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { useQuery } from "@tanstack/react-query";
import { Eraser, FlaskConical, Printer } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { Page } from "#app/page";
import { useRouteMatch } from "#app/route-match";
import { useRouteTitle } from "#app/route-words";
import { useActor } from "#app/session";
import { askedFields, atFields } from "#calculator/asked-fields";
import classes from "#calculator/calculator.module.css";
import { CalculatorFields } from "#calculator/calculator-fields";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { requestOf, statesOfRequest } from "#calculator/request";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import type { Tool } from "#calculator/tool";
import { useFormatContext } from "#fields/use-format-context";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { errorsByField, messagesOf } from "#record/form-errors";
import { IssueList } from "#record/issue-list";
import { issueText } from "#record/issue-text";
import { Card } from "#ui/card";
import { ShipSource } from "./ship-source.tsx";
import { TOOLS } from "./tools.ts";
import { keepTyped, typedBefore } from "./typed.ts";

export function ToolPage() {
  const match = useRouteMatch();
  const name = match?.entry.path.split("/").pop() ?? "";
  const title = useRouteTitle() ?? name;
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
  const formats = useFormatContext();
  const form = useForm<Values>({
    defaultValues: typedBefore(name) ?? statesOfRequest(tool.items(tool.start), tool.start),
  });
  const values = useWatch({ control: form.control });
  useEffect(() => keepTyped(name, values), [name, values]);
  const { items, answer, found } = useMemo(() => workOut(tool, values), [tool, values]);
  const named = askedFields(items, values, words);
  const issues = atFields(found, named);
  const told = issues.map((one) => ({ ...one, message: issueText(one, named, formats) }));
  const errors = errorsByField(named.fields, told);
  const [known, setKnown] = useState(NOTHING_KNOWN);
  const begin = (request: Values) => {
    setKnown(NOTHING_KNOWN);
    form.reset(statesOfRequest(tool.items(request), request));
  };
  return (
    <Page
      title={title}
      actions={<ToolActions onExample={() => begin(tool.example)} onClear={() => begin(tool.start)} />}
    >
      <PrintedHead />
      <div className={classes.page}>
        <Card padded>
          <form onSubmit={(event) => event.preventDefault()} noValidate>
            {tool.source === "ship" && <ShipSource items={items} form={form} onKnown={setKnown} />}
            <CalculatorFields
              items={items}
              at=""
              form={{ words, control: form.control, verdictOn: (path) => messagesOf(errors[path]), known }}
            />
          </form>
        </Card>
        <Card padded className={classes.answer} aria-live="polite">
          <h2 className={classes.heading}>{formats.words.app.tools.result}</h2>
          {answer ? (
            <Answer tool={tool} result={answer.result} words={words} />
          ) : (
            <Alert color="gray" title={formats.words.app.tools.incomplete}>
              <IssueList issues={issues.slice(0, 12)} named={named} />
            </Alert>
          )}
        </Card>
      </div>
    </Page>
  );
}

/** On paper: whose figures these are, and of when. */
function PrintedHead() {
  const dates = useDates();
  const { name, profiles } = useActor();
  const [printedAt, setPrintedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const refresh = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    window.addEventListener("beforeprint", refresh);
    return () => window.removeEventListener("beforeprint", refresh);
  }, []);
  return (
    <p className={classes.printedHead}>
      <strong>{profiles[0]?.entity.name}</strong>
      <span>
        {name} · {dates.moment(printedAt)}
      </span>
    </p>
  );
}

/** The answer to what the form holds, or what stands in its way. */
function workOut(tool: Tool, values: Values) {
  const items = tool.items(values);
  const { request, refused } = requestOf(items, values, tool.optional);
  const answer = tool.run(request);
  // What was not understood is not missing as well.
  const unread = new Set(refused.map(({ field }) => field));
  const found = [...refused, ...(answer.ok ? [] : answer.issues.filter(({ field }) => !unread.has(field)))];
  return { items, found, answer: found.length === 0 && answer.ok ? answer : undefined };
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
}

function Answer({ tool, result, words }: AnswerProps) {
  const shown = tool.show(result, useResultContext(words));
  return <ResultView shown={shown} words={words} />;
}
