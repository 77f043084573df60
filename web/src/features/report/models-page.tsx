/** The models of reports: those that are ready for everybody, and the reader's own. */
import { Button, Skeleton } from "@mantine/core";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import { READY_KEYS, READY_MODELS, type ReadyKey } from "@plimsoll/domain/report/ready-models";
import { CloudOff, Copy, FileChartColumn, Pencil, Play, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText, toastError } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useMayOn, useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall, useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { EmptyState } from "#ui/empty-state";
import { toasts } from "#ui/toasts";
import { useFindModel } from "./column-choices.ts";
import { copyOfReady, draftOf, type ModelDraft, newDraft } from "./model-draft.ts";
import { ModelEditor } from "./model-editor.tsx";
import classes from "./report.module.css";
import { MODELS, type ReportModelRow, RUNS, reportPath } from "./report.ts";
import { useReportWords, WithReportWords } from "./report-words.tsx";

export function ModelsPage() {
  return (
    <WithReportWords>
      <Models />
    </WithReportWords>
  );
}

function Models() {
  const words = useReportWords();
  const { locale } = useLocale();
  const title = useRouteTitle();
  const rights = useRights(useModel("report_model"));
  const mayRun = useMayOn(useModel("report_run"))("update");
  const [edited, setEdited] = useState<ModelDraft>();
  const run = useRunReport();
  return (
    <Page
      title={title ?? ""}
      actions={
        rights.create && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited(newDraft(locale))}>
            {words.add}
          </Button>
        )
      }
    >
      {edited && <ModelEditor start={edited} onClose={() => setEdited(undefined)} />}
      <ReadyModels
        onRun={mayRun ? (ready) => run({ ready, language: locale }) : undefined}
        onCopy={rights.create ? (key) => setEdited(copyOfReady(key, words.ready[key], locale)) : undefined}
      />
      <h2 className={classes.heading}>{words.ownTitle}</h2>
      <OwnModels
        mayDelete={rights.delete}
        onRun={mayRun ? ({ id }) => run({ report_model_id: id }) : undefined}
        onEdit={rights.update ? (row) => setEdited(draftOf(row)) : undefined}
      />
    </Page>
  );
}

/** Asks for a report and goes to its page, where one sees how far it has come. */
function useRunReport() {
  const navigate = useNavigate();
  const { run } = useMutationCall({ ...RUNS, action: "run" });
  return (asked: Parameters<typeof run>[0]) =>
    void run(asked)
      .then(({ attributes }) => navigate(reportPath(attributes.id)))
      .catch(toastError);
}

interface ReadyModelsProps {
  readonly onRun: ((key: ReadyKey) => void) | undefined;
  readonly onCopy: ((key: ReadyKey) => void) | undefined;
}

function ReadyModels({ onRun, onCopy }: ReadyModelsProps) {
  const words = useReportWords();
  const find = useFindModel();
  const offered = READY_KEYS.filter((key) => find(READY_MODELS[key].record));
  if (offered.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>{words.readyTitle}</h2>
      <ul className={classes.ready}>
        {offered.map((key) => (
          <li key={key}>
            <Card padded className={classes.readyCard ?? ""}>
              <p className={classes.readyName}>{words.ready[key]}</p>
              <p className={classes.readyText}>{words.about[key]}</p>
              <div className={classes.buttons}>
                {onRun && (
                  <Button
                    size="xs"
                    leftSection={<Play size={14} aria-hidden />}
                    aria-label={`${words.run}: ${words.ready[key]}`}
                    onClick={() => onRun(key)}
                  >
                    {words.run}
                  </Button>
                )}
                {onCopy && (
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<Copy size={14} aria-hidden />}
                    aria-label={`${words.copy}: ${words.ready[key]}`}
                    onClick={() => onCopy(key)}
                  >
                    {words.copy}
                  </Button>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OwnModelsProps {
  readonly mayDelete: boolean;
  readonly onRun: ((row: ReportModelRow) => void) | undefined;
  readonly onEdit: ((row: ReportModelRow) => void) | undefined;
}

/** More than anybody keeps; a list of hundreds is no list of one's own. */
const MOST = 200;

function OwnModels(props: OwnModelsProps) {
  const words = useReportWords();
  const asked = useList(MODELS, { order: [["name", "asc"]], pagination: { page: 1, size: MOST } });
  const isSlow = useSlow(asked.isPending);
  const rows = asked.data?.attributes;
  if (asked.isError && !rows)
    return (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={CloudOff} />
      </Card>
    );
  if (!rows) return isSlow ? <Skeleton height={120} radius="md" /> : null;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={words.noModels} text={words.noModelsText} icon={FileChartColumn} />
      </Card>
    );
  return (
    <Card>
      <ul className={classes.models}>
        {rows.map((row) => (
          <OwnModel key={row.id} row={row} {...props} />
        ))}
      </ul>
    </Card>
  );
}

function OwnModel({ row, mayDelete, onRun, onEdit }: OwnModelsProps & { readonly row: ReportModelRow }) {
  const words = useReportWords();
  const { records } = useWords();
  const { choices } = records.report_model;
  const { ask, element } = useConfirmation();
  const remove = useMutationCall({ ...MODELS, action: "delete" });
  const about = (records as Readonly<Record<string, AnyRecordWords | undefined>>)[row.record]?.plural;
  const throwAway = async () => {
    const question = { title: say(words.removeAsk, { name: row.name }), yes: words.remove, danger: true };
    if (!(await ask(question))) return;
    await remove.run({ id: row.id });
    toasts.success(words.removed);
  };
  return (
    <li>
      {element}
      <p className={classes.modelName}>
        <strong>{row.name}</strong>
        <span>
          {[about ?? row.record, choices.format[row.format], choices.schedule[row.schedule]].join(" · ")}
        </span>
      </p>
      <div className={classes.buttons}>
        {onRun && (
          <Button
            size="xs"
            leftSection={<Play size={14} aria-hidden />}
            aria-label={`${words.run}: ${row.name}`}
            onClick={() => onRun(row)}
          >
            {words.run}
          </Button>
        )}
        {onEdit && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Pencil size={14} aria-hidden />}
            aria-label={`${words.edit}: ${row.name}`}
            onClick={() => onEdit(row)}
          >
            {words.edit}
          </Button>
        )}
        {mayDelete && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Trash2 size={14} aria-hidden />}
            aria-label={`${words.remove}: ${row.name}`}
            onClick={() => void throwAway().catch(toastError)}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
