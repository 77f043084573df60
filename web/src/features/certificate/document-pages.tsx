/** Documents of others that we vouch for: all of them, one, handing one in, and looking one up by its file. */
import { Alert, Anchor, Button, Group, Loader } from "@mantine/core";
import { DOCUMENT_TYPES, isAcceptedDocument } from "@plimsoll/domain/certificate/authenticated-document";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { useMutation } from "@tanstack/react-query";
import { FileCheck, FileText } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { clientState } from "#app/client-state";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { newId } from "#fields/new-id";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { blankBase } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { FormFooter } from "#record/form-footer";
import { Notices, Sections, savesOnSubmit } from "#record/record-form";
import { RecordFormPage, usePageOf } from "#record/record-form-page";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import { RowSender, type SendRow } from "#record/row-sender";
import { useFormKeys } from "#record/use-form-keys";
import { useLeaveGuard } from "#record/use-leave-guard";
import { useModel } from "#record/use-model";
import { useRecordForm } from "#record/use-record-form";
import { authenticateDocument, validateDocument } from "#rpc/authentication";
import { saveFile } from "#rpc/files";
import { RpcError } from "#rpc/rpc-error";
import { Card } from "#ui/card";
import { DropZone } from "#ui/drop-zone";
import { toasts } from "#ui/toasts";
import classes from "./certificate.module.css";
import { useCertificateWords, WithCertificateWords } from "./certificate-words.tsx";

const DOCUMENTS = "authenticated_document";
const VALIDATION = "/tools/autcert/document/validation";

export function DocumentListPage() {
  return (
    <WithCertificateWords>
      <Documents />
    </WithCertificateWords>
  );
}

function Documents() {
  const words = useCertificateWords().documents;
  const title = useRouteTitle();
  const model = useModel(DOCUMENTS);
  const mayVouch = useMayOn(model)("create");
  const { pathname } = useLocation();
  return (
    <ModelListPage
      model={model}
      {...(title === undefined ? {} : { title })}
      actions={() => (
        <>
          <Button
            variant="default"
            component={Link}
            to={VALIDATION}
            leftSection={<FileCheck size={16} aria-hidden />}
          >
            {words.validate}
          </Button>
          {mayVouch && (
            <Button component={Link} to={`${pathname}/new`}>
              {words.create}
            </Button>
          )}
        </>
      )}
    />
  );
}

export function DocumentPage() {
  const { id = "" } = useParams();
  if (id === "new")
    return (
      <WithCertificateWords>
        <Vouching />
      </WithCertificateWords>
    );
  if (!isUuid(id)) return <NotFoundPage />;
  return <RecordFormPage key={id} recordKey={DOCUMENTS} id={id} />;
}

/** One after the other: when the paper of one is here, the form is empty for the next. */
function Vouching() {
  const { errors } = useWords();
  const may = useMayOn(useModel(DOCUMENTS))("create");
  const [done, setDone] = useState(0);
  if (!may) return <Alert color="red">{errors.not_authorized}</Alert>;
  return <VouchForm key={done} onDone={() => setDone(done + 1)} />;
}

const isAsked: ShowsField = (_, field) => field.systemManaged !== true && field.kind !== "file";

function VouchForm({ onDone }: { readonly onDone: () => void }) {
  const words = useCertificateWords().documents;
  const [document, setDocument] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const send: SendRow = async (_, row) => {
    if (document === undefined) {
      setMissing(true);
      throw new RpcError({
        status: 405,
        network: false,
        errors: [{ code: "required", message: words.missing }],
      });
    }
    const { id: __, ...typed } = row;
    const paper = await authenticateDocument(typed, document);
    saveFile(paper);
    return { attributes: { ...row, version: 1 } };
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setMissing(false);
    setDocument(file);
  };
  return (
    <RowSender value={send}>
      <Page title={words.create}>
        <div className={classes.stack}>
          <Card padded>
            {document === undefined ? (
              <DropZone
                id="documento"
                label={words.choose}
                text={words.drop}
                accept={[...DOCUMENT_TYPES, ".txt", ".doc", ".docx"]}
                multiple={false}
                invalid={isMissing}
                onFiles={([file]) => choose(file)}
              />
            ) : (
              <Group gap="sm">
                <FileText size={18} aria-hidden />
                <span>{say(words.chosen, { name: document.name })}</span>
                <Anchor component="button" type="button" onClick={() => setDocument(undefined)}>
                  {words.other}
                </Anchor>
              </Group>
            )}
            {isMissing && (
              <Alert color="red" mt="sm" role="alert">
                {words.missing}
              </Alert>
            )}
          </Card>
          <Facts onDone={onDone} />
        </div>
      </Page>
    </RowSender>
  );
}

function Facts({ onDone }: { readonly onDone: () => void }) {
  const { model, labels, listPath } = usePageOf(useModel(DOCUMENTS));
  const rowId = useMemo(newId, []);
  const start = useMemo(() => {
    const blank = blankBase(model);
    const today = todayIn(clientState().country, new Date().toISOString());
    return { ...blank, states: { ...blank.states, data_criacao: today } };
  }, [model]);
  const formed = useRecordForm({
    model,
    labels,
    start,
    addressId: "new",
    rowId,
    cloned: false,
    loaded: undefined,
    onCreated: () => {
      formed.forget();
      onDone();
    },
  });
  const guard = useLeaveGuard(formed.isDirty);
  const navigate = useNavigate();
  const leave = () => void navigate(listPath);
  useFormKeys({ onSave: () => void formed.save(), onLeave: leave });
  return (
    <>
      {guard}
      <Notices model={model} labels={labels} formed={formed} loaded={undefined} />
      <form onSubmit={savesOnSubmit(formed.save)} noValidate>
        <Sections
          model={model}
          labels={labels}
          form={formed.form}
          base={formed.base}
          rowId={rowId}
          shows={isAsked}
        />
        <FormFooter
          model={model}
          labels={labels}
          base={formed.base}
          control={formed.form.control}
          busy={formed.busy}
          failure={formed.failure}
          onLeave={leave}
        />
      </form>
    </>
  );
}

export function DocumentValidationPage() {
  return (
    <WithCertificateWords>
      <Validation />
    </WithCertificateWords>
  );
}

function Validation() {
  const { errors } = useWords();
  const words = useCertificateWords().documents;
  const { mutate, isPending, error } = useMutation({
    mutationFn: validateDocument,
    onSuccess: (paper) => {
      saveFile(paper);
      toasts.success(say(words.validDone, { name: paper.name }));
    },
  });
  const [isRefused, setRefused] = useState(false);
  const look = (file: File | undefined) => {
    if (file === undefined) return;
    const isTaken = file.type === "" || isAcceptedDocument(file.type);
    setRefused(!isTaken);
    if (isTaken) mutate(file);
  };
  const isUnknown = error instanceof RpcError && error.status === 404;
  const problem = isRefused
    ? errors.invalid_file
    : error === null
      ? undefined
      : isUnknown
        ? words.unknown
        : errorText(error);
  return (
    <Page title={words.validTitle}>
      <Card padded>
        <p className={classes.quiet}>{words.validIntro}</p>
        <div className={classes.drop}>
          <DropZone
            id="document"
            label={words.choose}
            text={words.drop}
            accept={[...DOCUMENT_TYPES, ".txt", ".doc", ".docx"]}
            multiple={false}
            disabled={isPending}
            invalid={problem !== undefined}
            onFiles={([file]) => look(file)}
          />
        </div>
        {isPending && (
          <Group gap="xs" mt="sm" role="status">
            <Loader size="sm" aria-hidden />
            {words.validating}
          </Group>
        )}
        {problem !== undefined && !isPending && (
          <Alert color="red" mt="sm" role="alert" title={words.failed}>
            {problem}
          </Alert>
        )}
      </Card>
    </Page>
  );
}
