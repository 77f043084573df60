/** Support: whom to ask, a message to them with what they would ask back for, and where to help oneself first. */
import { Anchor, Button, Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { SUPPORT_WORDS } from "@plimsoll/domain/session/words/support/by-language";
import { CircleCheck, Copy, Keyboard, LifeBuoy, MonitorSmartphone, Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useClientState } from "#app/client-state";
import { countryName } from "#app/countries";
import { errorText } from "#app/error-text";
import { LEGAL_PAGES } from "#app/navigation-legal";
import { openOverlay } from "#app/overlays";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useSession } from "#app/session";
import { useSetting } from "#app/settings";
import { useDates } from "#i18n/formats";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";
import { say, sayCount } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useOutboxState } from "#offline/outbox-state";
import { useMutationCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { toasts } from "#ui/toasts";
import classes from "./support.module.css";
import { asText, browserName, cameFrom, type Fact, pagesVersion } from "./support.ts";

const words = pageWords("support", async (locale) => (await SUPPORT_WORDS[locale]()).words);
const ASK = { service: "session", type: "default", action: "asksupport" } as const;

export function SupportPage() {
  return (
    <WithPageWords of={words}>
      <Support />
    </WithPageWords>
  );
}

function Support() {
  const title = useRouteTitle() ?? "";
  const contact = useSetting("support_contact");
  const facts = useFacts();
  return (
    <Page title={title}>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Contact contact={contact} />
          {contact !== undefined && isEmail(contact.trim()) && <Message facts={facts} />}
        </div>
        <div className={classes.column}>
          <Facts facts={facts} />
          <SelfHelp />
        </div>
      </div>
    </Page>
  );
}

/** An address is written to, a number is called; anything else is read. */
function linkOf(contact: string): string | undefined {
  const said = contact.trim();
  if (isEmail(said)) return `mailto:${said}`;
  if (/^https:\/\/\S+$/.test(said)) return said;
  return /^\+?[\d\s().-]{6,}$/.test(said) ? `tel:${said.replace(/[^\d+]/g, "")}` : undefined;
}

function Contact({ contact }: { readonly contact: string | undefined }) {
  const texts = usePageWords(words);
  const href = contact === undefined ? undefined : linkOf(contact);
  return (
    <Card padded>
      <CardTitle>{texts.contact}</CardTitle>
      {contact === undefined ? (
        <p className={classes.hint}>{texts.noContact}</p>
      ) : (
        <p className={classes.contact}>
          <LifeBuoy size={18} aria-hidden />
          {href === undefined ? <span>{contact}</span> : <Anchor href={href}>{contact}</Anchor>}
        </p>
      )}
    </Card>
  );
}

interface SentProps {
  readonly to: string;
  readonly reference: string;
  readonly onAgain: () => void;
}

function Sent({ to, reference, onAgain }: SentProps) {
  const texts = usePageWords(words);
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        title={say(texts.sent, { to, reference })}
        action={
          <Button variant="default" onClick={onAgain}>
            {texts.another}
          </Button>
        }
      />
    </Card>
  );
}

function Message({ facts }: { readonly facts: readonly Fact[] }) {
  const texts = usePageWords(words);
  const { messages } = useWords();
  const { isOnline } = useOutboxState();
  const { run, isBusy, error, answer, reset } = useMutationCall(ASK);
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const [isWhole, setWhole] = useState(true);
  const [wasTried, setTried] = useState(false);
  const told = error instanceof RpcError ? error.byField : {};
  const missing = (said: string, item: string) =>
    wasTried && said.trim() === "" ? say(messages.pleaseEnter, { item }) : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (subject.trim() === "" || text.trim() === "") return;
    const details = isWhole ? { details: asText(facts).slice(0, 2000) } : {};
    // The refusal stands on the form.
    await run({ subject, text, ...details }).catch(() => undefined);
  };
  const startOver = () => {
    setSubject("");
    setText("");
    setTried(false);
    reset();
  };
  if (answer) return <Sent {...answer.attributes} onAgain={startOver} />;
  return (
    <Card padded>
      <CardTitle>{texts.write}</CardTitle>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="sm">
          <p className={classes.hint}>{isOnline ? texts.writeText : texts.needsLine}</p>
          <TextInput
            label={texts.subject}
            withAsterisk
            maxLength={120}
            value={subject}
            error={missing(subject, texts.subject) ?? told.subject}
            onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          />
          <Textarea
            label={texts.message}
            withAsterisk
            maxLength={4000}
            value={text}
            error={missing(text, texts.message) ?? told.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Checkbox
            label={texts.include}
            checked={isWhole}
            onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
          />
          {error && Object.keys(told).length === 0 && (
            <p role="alert" className={classes.problem}>
              {errorText(error)}
            </p>
          )}
          <div>
            <Button
              type="submit"
              loading={isBusy}
              disabled={!isOnline}
              leftSection={<Send size={16} aria-hidden />}
            >
              {texts.send}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function useFacts(): readonly Fact[] {
  const texts = usePageWords(words);
  const dates = useDates();
  const { locale } = useLocale();
  const session = useSession();
  const country = useClientState((state) => state.country);
  const { isOnline, entries, photos, refused } = useOutboxState();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [now] = useState(() => new Date().toISOString());
  const waiting = entries + photos + refused;
  const from = cameFrom(state);
  const error = search.get("reference")?.slice(0, 100);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts.error, error],
    [texts.page, from],
    [texts.person, session?.user.name],
    [texts.country, country === null ? null : `${countryName(country, locale)} (${country})`],
    [texts.browser, browserName(navigator.userAgent)],
    [texts.screen, `${window.innerWidth} × ${window.innerHeight}`],
    [texts.zone, Intl.DateTimeFormat().resolvedOptions().timeZone],
    [texts.pages, pagesVersion()],
    [texts.time, dates.moment(now)],
    [texts.line, isOnline ? texts.online : texts.offline],
    [texts.waiting, waiting === 0 ? texts.nothingWaits : sayCount(texts.waits, waiting)],
  ];
  return facts.flatMap(([name, value]) => (value == null || value === "" ? [] : [{ name, value }]));
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const texts = usePageWords(words);
  const copy = async () => {
    await navigator.clipboard.writeText(asText(facts));
    toasts.success(texts.copied);
  };
  return (
    <Card padded>
      <div className={classes.head}>
        <CardTitle>{texts.facts}</CardTitle>
        <Button
          variant="default"
          size="xs"
          leftSection={<Copy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SelfHelp() {
  const texts = usePageWords(words);
  const [legal] = LEGAL_PAGES;
  return (
    <Card padded>
      <CardTitle>{texts.help}</CardTitle>
      <div className={classes.links}>
        <Button
          variant="default"
          leftSection={<Keyboard size={16} aria-hidden />}
          onClick={() => openOverlay("keys")}
        >
          {texts.keys}
        </Button>
        <Button
          variant="default"
          leftSection={<MonitorSmartphone size={16} aria-hidden />}
          onClick={() => openOverlay("sessions")}
        >
          {texts.sessions}
        </Button>
        {legal && (
          <Button component={Link} to={legal.path} variant="default">
            {texts.legal}
          </Button>
        )}
        <Button component="a" href="/api/reference" target="_blank" rel="noopener" variant="default">
          {texts.reference}
        </Button>
      </div>
    </Card>
  );
}
