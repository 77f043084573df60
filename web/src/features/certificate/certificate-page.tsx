/** One certificate: what it says and where from, what stands open, its texts, the paper, and what becomes of it. */
import { Alert, Anchor, Skeleton } from "@mantine/core";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { openPath } from "#app/existing-pages";
import { Page } from "#app/page";
import { useSession } from "#app/session";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { blankBase } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { RecordForm } from "#record/record-form";
import { usePageOf } from "#record/record-form-page";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { useCall, useLoad } from "#rpc/hooks";
import { StatusStrip } from "#status/status-strip";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { StatusChip } from "#ui/status-chip";
import classes from "./certificate.module.css";
import { CERTIFICATES, CERTIFICATES_PATH, type Certificate, type Described } from "./certificate.ts";
import { CertificateActions } from "./certificate-actions.tsx";
import { certificatesOfOrder } from "./certificate-model.ts";
import { useCertificateWords, useSpeaking, WithCertificateWords } from "./certificate-words.tsx";
import { CommentsCard } from "./comments-card.tsx";
import { Paper } from "./paper.tsx";
import { SaysCard } from "./says-card.tsx";
import { TextsCard } from "./texts-card.tsx";
import { VersionsCard } from "./versions-card.tsx";

export function CertificatePage() {
  const { id, idcert } = useParams();
  const own = idcert ?? id ?? "";
  if (own !== "new" && !isUuid(own)) return <NotFoundPage />;
  return (
    <WithCertificateWords>
      {own === "new" ? (
        <NewCertificate order={idcert === undefined ? undefined : id} />
      ) : (
        <Known key={own} id={own} />
      )}
    </WithCertificateWords>
  );
}

/** Its texts are written on its page, and its papers are made by the product. */
const isAsked: ShowsField = (name, field) =>
  field.systemManaged !== true && field.kind !== "file" && name !== "texts";

function NewCertificate({ order }: { readonly order: string | undefined }) {
  const page = usePageOf(certificatesOfOrder(useModel("certificate"), order));
  return (
    <RecordForm
      {...page}
      start={blankBase(page.model)}
      addressId="new"
      loaded={undefined}
      clonedFrom={undefined}
      shows={isAsked}
    />
  );
}

function Known({ id }: { readonly id: string }) {
  const { records } = useWords();
  const asked = useLoad(CERTIFICATES, id);
  const described = useCall(
    { ...CERTIFICATES, action: "describe", attributes: { id } },
    { dependsOn: [CERTIFICATES] },
  );
  const row = asked.data?.attributes as Certificate | undefined;
  if (asked.isError && !row)
    return <EmptyState isPage title={records.certificate.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={320} />;
  return <Shown row={row} described={described.data?.attributes} />;
}

function Shown({ row, described }: { readonly row: Certificate; readonly described: Described | undefined }) {
  const { records } = useWords();
  const words = useCertificateWords();
  const language = (row.languages[0] ?? "en") as Locale;
  const speaking = useSpeaking(language);
  const isOpen = row.status === "draft" || row.status === "reproved";
  return (
    <Page
      title={row.number === null ? records.certificate.choices.kind[row.kind] : row.name}
      status={
        <StatusChip
          phase={phasesOf("certificate", "status")?.[row.status] ?? "planning"}
          label={records.certificate.choices.status[row.status]}
        />
      }
      detail={<Detail row={row} />}
      actions={<CertificateActions row={row} points={described?.points ?? []} />}
    >
      <StatusStrip label={words.timeline} entries={row.status_log ?? []} nobody={words.byLink} />
      {row.status === "reproved" && row.answer !== null && (
        <Alert color="red" mb="sm" icon={<TriangleAlert size={16} aria-hidden />}>
          {row.answered_by}: “{row.answer}”
        </Alert>
      )}
      {row.superseded_by !== null && row.superseded_by_id !== null && (
        <Alert mb="sm">
          <Anchor component={Link} to={`${CERTIFICATES_PATH}/${row.superseded_by_id}`} underline="always">
            {say(words.supersededBy, { name: row.superseded_by.name })}
          </Anchor>
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          {row.issued_at === null && described && <Points points={described.points} />}
          {row.issued_at !== null && <Proof row={row} />}
          {described && speaking ? (
            <SaysCard
              content={described.content}
              speaking={speaking}
              language={language}
              orderId={row.work_order_id}
            />
          ) : (
            <Skeleton height={400} />
          )}
          <TextsCard key={row.id} row={row} isOpen={isOpen} />
          {described && <CommentsCard row={row} content={described.content} />}
          {described && speaking && (
            <VersionsCard row={row} content={described.content} speaking={speaking} language={language} />
          )}
        </div>
        {described && speaking && (
          <Paper row={row} content={described.content} speaking={speaking} language={language} />
        )}
      </div>
    </Page>
  );
}

function Detail({ row }: { readonly row: Certificate }) {
  const actor = useSession()?.actor;
  const order = row.work_order?.name ?? "";
  const to = openPath("work_order", row.work_order_id, actor);
  const rest = row.product?.name ?? "";
  return (
    <>
      {to === undefined ? (
        order
      ) : (
        <Anchor component={Link} to={to} inherit>
          {order}
        </Anchor>
      )}
      {rest !== "" && ` · ${rest}`}
    </>
  );
}

/** What whoever signs should know before. */
function Points({ points }: { readonly points: Described["points"] }) {
  const words = useCertificateWords();
  // They are told to whoever reads this page, not to the reader of the paper.
  const { locale } = useLocale();
  const tables: Readonly<Record<string, string>> = useSpeaking(locale)?.printed.tables ?? {};
  return (
    <Card padded>
      <CardTitle>{words.points}</CardTitle>
      {points.length === 0 ? (
        <p className={classes.ready}>
          <CircleCheck size={16} aria-hidden /> {words.ready}
        </p>
      ) : (
        <ul className={classes.points}>
          {points.map(({ code, refusing, params }) => (
            <li key={`${code} ${JSON.stringify(params)}`} data-refusing={refusing || undefined}>
              <TriangleAlert size={16} aria-hidden />{" "}
              {say(words.openPoints[code], {
                ...params,
                ...(typeof params.table === "string" ? { table: tables[params.table] ?? params.table } : {}),
              })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What anybody can check it by. */
function Proof({ row }: { readonly row: Certificate }) {
  const words = useCertificateWords();
  const { fields } = useWords().records.certificate;
  const dates = useDates();
  return (
    <Card padded>
      <dl className={classes.facts}>
        <div>
          <dt>{words.number}</dt>
          <dd>{row.name}</dd>
        </div>
        <div>
          <dt>{fields.issued_at}</dt>
          <dd>{dates.moment(row.issued_at)}</dd>
        </div>
        <div>
          <dt>{words.code}</dt>
          <dd>
            <Anchor component={Link} to={`/verify/${row.code}`} inherit>
              {row.code}
            </Anchor>
          </dd>
        </div>
        <div className={classes.wide}>
          <dt>{fields.hash}</dt>
          <dd className={classes.hash}>{row.hash}</dd>
        </div>
      </dl>
    </Card>
  );
}
