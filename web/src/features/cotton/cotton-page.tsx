/**
 * The door to the cotton application: asks for a token made for this visit and sends it there as a form. It opens in a
 * tab of its own, so nothing is left behind; whoever comes back finds the buttons and is not sent away again.
 */
import { Anchor, Button, Group } from "@mantine/core";
import { cottonLogin } from "@plimsoll/domain/routes/link-names";
import { Cloud } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { useMutationCall, usePublicConfig } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { postForm } from "./post-form.ts";

const HANDOVER = { service: "cotton", type: "default", action: "handover" } as const;
/** Remembered with the entry of the browser's history. */
const SENT = { sent: true };

export function CottonPage() {
  const { cotton, shell } = useWords().app;
  const title = useRouteTitle() ?? "";
  const config = usePublicConfig();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { run, isBusy, error } = useMutationCall(HANDOVER);
  const wasSent = (state as Partial<typeof SENT> | null)?.sent === true;
  const send = useCallback(async () => {
    const answer = await run({}).catch(() => undefined);
    if (answer === undefined) return;
    await navigate(".", { replace: true, state: SENT });
    const { address, token } = answer.attributes;
    postForm(address, { token });
  }, [run, navigate]);
  const isConfigured = config?.links.cotton !== undefined;
  const begun = useRef(wasSent);
  useEffect(() => {
    if (!isConfigured || begun.current) return;
    begun.current = true;
    void send();
  }, [isConfigured, send]);
  if (config === undefined) return null;
  const login = cottonLogin(config.links);
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          icon={Cloud}
          title={login === undefined ? cotton.missing : error ? errorText(error) : cotton.title}
          {...(login === undefined ? {} : { text: cotton.text })}
          action={
            login !== undefined && (
              <Group justify="center">
                {isConfigured && (
                  <Button loading={isBusy} onClick={() => void send()}>
                    {cotton.open}
                  </Button>
                )}
                <Anchor
                  href={login}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${cotton.login} (${shell.newTab})`}
                >
                  {cotton.login}
                </Anchor>
              </Group>
            )
          }
        />
      </Card>
    </Page>
  );
}
