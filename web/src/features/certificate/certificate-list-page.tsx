/** Certificates of every order, or of the one that the address names: drafts, what waits for an answer, what is issued. */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { Award } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { useRouteTitle } from "#app/route-words";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useBulk } from "#record/bulk-actions";
import { RunDialog } from "#record/bulk-bar";
import type { ListRow } from "#record/list-row";
import { chosenTab, type ListTabs, withTab } from "#record/list-tabs";
import { ListTabsBar } from "#record/list-tabs-bar";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import type { ListView } from "#record/use-list-view";
import { useModel } from "#record/use-model";
import { VerdictButton } from "#status/verdict-button";
import { useConfirmation } from "#ui/confirm-dialog";
import { certificatesOfOrder } from "./certificate-model.ts";
import { useCertificateWords, WithCertificateWords } from "./certificate-words.tsx";

export function CertificateListPage() {
  return (
    <WithCertificateWords>
      <Certificates />
    </WithCertificateWords>
  );
}

function Certificates() {
  const title = useRouteTitle();
  const { id } = useParams();
  const model = certificatesOfOrder(useModel("certificate"), id !== undefined && isUuid(id) ? id : undefined);
  const { pathname } = useLocation();
  const { run, start, close } = useBulk(model);
  return (
    <>
      {run && <RunDialog run={run} onClose={close} />}
      <ModelListPage
        key={pathname}
        model={model}
        {...(title === undefined ? {} : { title })}
        above={(view) => <StatusTabs view={view} />}
        bulk={(rows, onDone) => (
          <IssueMany rows={rows} onIssue={(ready) => void start({ call: "issue" }, ready).then(onDone)} />
        )}
      />
    </>
  );
}

interface IssueManyProps {
  readonly rows: readonly ListRow[];
  readonly onIssue: (ready: readonly ListRow[]) => void;
}

/** Of the marked ones, those that were approved; each is issued by itself. */
function IssueMany({ rows, onIssue }: IssueManyProps) {
  const words = useCertificateWords();
  const { errors } = useWords();
  const may = useMayOn(useModel("certificate"))("issue");
  const { ask, element } = useConfirmation();
  const ready = rows.filter(({ status }) => status === "approved");
  if (!may) return element;
  const title = ready.length === 0 ? words.issue : sayCount(words.issueMany, ready.length);
  const begin = async () => {
    if (await ask({ title, text: words.issueManyText, yes: words.issue })) onIssue(ready);
  };
  return (
    <>
      {element}
      <VerdictButton
        size="xs"
        leftSection={<Award size={15} aria-hidden />}
        reasons={ready.length === 0 ? [errors.no_approved_item] : []}
        onClick={() => void begin()}
      >
        {title}
      </VerdictButton>
    </>
  );
}

const inStatus = (...values: string[]) => ({ status: { kind: "any", values } }) as const;
const TABS = {
  all: {},
  open: inStatus("draft", "reproved", "approved"),
  waiting: inStatus("sent"),
  issued: inStatus("issued"),
} as const satisfies ListTabs;
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[];

function StatusTabs({ view: { query, go } }: { readonly view: ListView }) {
  const words = useCertificateWords();
  const { status } = useWords().records.certificate.fields;
  return (
    <ListTabsBar
      label={status}
      tabs={NAMES.map((name) => ({ value: name, label: words[name] }))}
      chosen={chosenTab(TABS, query.filters)}
      onChoose={(tab) => go({ filters: withTab(TABS, query.filters, tab) })}
    />
  );
}
