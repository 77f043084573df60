/** A proposal for somebody without an account: read by the link from the mail, and answered once. */
import { Alert, Button, Loader } from "@mantine/core";
import { isLocale } from "@plimsoll/domain/kernel/locale";
import { guestModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { catalog } from "@plimsoll/domain/records";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, CloudOff, Unlink } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { BRAND } from "#app/brand";
import { clientState, setClientState } from "#app/client-state";
import { useDocumentTitle } from "#app/document-title";
import { errorText } from "#app/error-text";
import { OpenSheet } from "#app/open-sheet";
import { screenOf } from "#fields/registry";
import { RichTextView } from "#fields/rich-text/input";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useRecordLabels } from "#record/record-words";
import { type OfferedProposal, viewProposal } from "#rpc/client";
import { useSlow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { EmptyState } from "#ui/empty-state";
import { StatusChip } from "#ui/status-chip";
import { type Answered, AnswerForm } from "./answer-form.tsx";
import classes from "./commercial.module.css";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import { ItemsTable } from "./items-table.tsx";
import type { ProposalField } from "./proposal.ts";

const MODEL = guestModel(catalog.get("proposal"));

export function AnswerPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <WithCommercialWords>
      <Answer key={token} token={token} />
    </WithCommercialWords>
  );
}

function useOffer(token: string, isSettled: boolean) {
  const { locale } = useLocale();
  const asked = useQuery({
    queryKey: ["proposal-link", token, locale],
    queryFn: ({ signal }) => viewProposal(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== "" && !isSettled,
  });
  const language = asked.data?.proposal.language;
  // The language of the mail, until somebody chooses another here.
  useEffect(() => {
    if (isLocale(language) && !clientState().localeChosen) setClientState({ locale: language });
  }, [language]);
  return asked;
}

function Answer({ token }: { readonly token: string }) {
  const words = useCommercialWords().link;
  const { app } = useWords();
  // With what was answered: the link is used up, so another language cannot ask for it again.
  const [settled, setSettled] = useState<{ readonly offer: OfferedProposal; readonly answered: Answered }>();
  const asked = useOffer(token, settled !== undefined);
  const slow = useSlow(asked.isPending);
  const offer = asked.data;
  const code = String(offer?.proposal.propcode ?? "");
  useDocumentTitle(say(words.title, { code }).trim());
  if (settled) {
    return (
      <Sheet offer={settled.offer}>
        <Outcome {...settled} />
      </Sheet>
    );
  }
  if (offer) {
    return (
      <Sheet offer={offer}>
        <Offer offer={offer} token={token} onAnswered={(answered) => setSettled({ offer, answered })} />
      </Sheet>
    );
  }
  const isGone = token === "" || (asked.error instanceof RpcError && asked.error.status === 406);
  if (isGone) return <Gone />;
  if (asked.isError) {
    const retry = (
      <Button variant="default" onClick={() => void asked.refetch()}>
        {app.shell.tryAgain}
      </Button>
    );
    return (
      <Sheet offer={undefined}>
        <EmptyState isPage title={errorText(asked.error)} icon={CloudOff} action={retry} />
      </Sheet>
    );
  }
  return (
    <Sheet offer={undefined}>
      <div role="status" aria-label={words.loading} className={classes.waiting}>
        {slow && <Loader aria-hidden />}
      </div>
    </Sheet>
  );
}

/** Used, expired or cut off in the mail: which of them is not told. */
function Gone() {
  const { errors } = useWords();
  const words = useCommercialWords().link;
  return (
    <Sheet offer={undefined}>
      <EmptyState isPage title={errors.link_not_available} icon={Unlink} text={words.gone} />
    </Sheet>
  );
}

interface SheetProps {
  readonly offer: OfferedProposal | undefined;
  readonly children: ReactNode;
}

/** The company that offers above, the offer below. */
function Sheet({ offer, children }: SheetProps) {
  return (
    <OpenSheet company={offer?.company ?? null}>
      <div className={classes.paper}>{children}</div>
    </OpenSheet>
  );
}

interface OfferProps {
  readonly offer: OfferedProposal;
  readonly token: string;
  readonly onAnswered: (answered: Answered) => void;
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === "object" && value !== null && "name" in value;

const FACTS = ["date", "expiration_date", "currency_id"] as const satisfies readonly ProposalField[];
const ITEMS = "items" satisfies ProposalField;
const TEXT = "text" satisfies ProposalField;

function Offer({ offer, token, onAnswered }: OfferProps) {
  const words = useCommercialWords();
  const labels = useRecordLabels(MODEL);
  const formats = useFormatContext();
  const { proposal: row, validity } = offer;
  const items = MODEL.definition.fields[ITEMS];
  const customer = isNamed(row.customer) ? row.customer.name : "";
  return (
    <>
      <div>
        <div className={classes.paperTitle}>
          <h1 className={classes.paperName}>{say(words.link.title, { code: String(row.propcode) })}</h1>
          <span className={classes.quiet}>{say(words.version, { revision: String(row.revision) })}</span>
          {validity !== "valid" && (
            <StatusChip
              phase={validity === "expired" ? "stopped" : "billing"}
              label={words.validity[validity]}
            />
          )}
        </div>
        <p className={classes.quiet}>{say(words.link.to, { customer })}</p>
      </div>
      <dl className={classes.facts}>
        {FACTS.map((name) => {
          const field = MODEL.definition.fields[name];
          const own = labels.field(name);
          const text = field && screenOf(field).text({ name, field, row, labels: own, formats });
          return (
            <div key={name}>
              <dt>{own.label}</dt>
              <dd>{text ?? NOT_ENTERED}</dd>
            </div>
          );
        })}
      </dl>
      {items?.kind === "children" && (
        <div>
          <h2 className={classes.paperPart}>{labels.field(ITEMS).label}</h2>
          <ItemsTable field={items} labels={labels.field(ITEMS)} rows={row[ITEMS] as readonly Values[]} />
        </div>
      )}
      {typeof row[TEXT] === "string" && row[TEXT] !== "" && (
        <div>
          <h2 className={classes.paperPart}>{labels.field(TEXT).label}</h2>
          <RichTextView id="proposal-text" label={labels.field(TEXT).label} html={row[TEXT]} />
        </div>
      )}
      {offer.may_answer ? <AnswerForm token={token} onAnswered={onAnswered} /> : <Closed offer={offer} />}
    </>
  );
}

/** Why it cannot be answered: it was, its time has passed, or another version stands in its place. */
function Closed({ offer: { proposal, validity } }: { readonly offer: OfferedProposal }) {
  const { errors } = useWords();
  const words = useCommercialWords().link;
  const dates = useDates();
  const { status, answered_at } = proposal;
  if ((status === "accepted" || status === "refused") && typeof answered_at === "string") {
    const isAccepted = status === "accepted";
    return (
      <Alert
        color={isAccepted ? "green" : "gray"}
        icon={isAccepted ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
      >
        {say(isAccepted ? words.wasAccepted : words.wasRefused, { when: dates.moment(answered_at) })}
      </Alert>
    );
  }
  return <Alert color="orange">{validity === "expired" ? errors.proposal_expired : words.cannot}</Alert>;
}

/** What happened, in place of the form: the link has done its duty. */
function Outcome({ offer, answered }: { readonly offer: OfferedProposal; readonly answered: Answered }) {
  const words = useCommercialWords().link;
  const isAccepted = answered.status === "accepted";
  const code = String(offer.proposal.propcode);
  const company = offer.company ?? BRAND;
  return (
    <div role="status">
      <EmptyState
        isPage
        icon={isAccepted ? CircleCheck : CircleX}
        title={say(isAccepted ? words.accepted : words.refused, { code })}
        text={say(isAccepted ? words.acceptedText : words.refusedText, { company })}
      />
    </div>
  );
}
