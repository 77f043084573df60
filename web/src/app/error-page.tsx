/** What shows in place of a page that failed, and where no page is. */
import { Anchor, Button, Group } from "@mantine/core";
import { Compass, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { RpcError } from "#rpc/rpc-error";
import { EmptyState } from "#ui/empty-state";
import { Apology } from "./apology.tsx";
import { isChunkError, reloadOnce } from "./chunk-reload.ts";
import { useDocumentTitle } from "./document-title.ts";
import { homePath } from "./home.ts";
import { useSession } from "./session.tsx";

function HomeLink() {
  const { messages } = useWords();
  const session = useSession();
  return (
    <Anchor component={Link} to={session ? homePath(session.actor) : "/"}>
      {messages.backToHome}
    </Anchor>
  );
}

export function NotFoundPage() {
  const { messages } = useWords();
  useDocumentTitle(messages.pageNotFound);
  return <EmptyState title={messages.pageNotFound} text="404" icon={Compass} isPage action={<HomeLink />} />;
}

interface Failure {
  readonly message: string | undefined;
  readonly status: number;
  readonly reference?: string | undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof RpcError)
    return { message: error.message, status: error.status || 500, reference: error.requestId };
  if (isRouteErrorResponse(error)) return { message: error.statusText || undefined, status: error.status };
  // The text of a programming mistake means nothing to an inspector; it stays in the console.
  return { message: undefined, status: 500 };
}

function Failed() {
  const { app, messages } = useWords();
  const error = useRouteError();
  const { message, status, reference } = failureOf(error);
  useEffect(() => {
    if (isChunkError(error)) reloadOnce();
    else console.error(error);
  }, [error]);
  if (status === 404) return <NotFoundPage />;
  return (
    <EmptyState
      title={message ?? messages.error}
      icon={TriangleAlert}
      isPage
      text={
        <>
          {app.shell.error.text}
          <br />
          {say(app.shell.error.status, { status })}
          {reference !== undefined && (
            <>
              {" · "}
              <Anchor component={Link} to={`/support?reference=${encodeURIComponent(reference)}`}>
                {say(app.shell.error.reference, { id: reference })}
              </Anchor>
            </>
          )}
        </>
      }
      action={
        <Group gap="md" justify="center">
          <Button onClick={() => window.location.reload()}>{app.shell.error.reload}</Button>
          <HomeLink />
        </Group>
      }
    />
  );
}

export function ErrorPage() {
  return (
    <Apology>
      <Failed />
    </Apology>
  );
}
