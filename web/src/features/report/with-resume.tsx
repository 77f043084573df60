/** Waits for what is said of the operation of the address, and says so where there is none for this person. */
import { Button, Skeleton } from "@mantine/core";
import type { ReportKind } from "@plimsoll/domain/report/operation-report";
import type { Resume } from "@plimsoll/domain/report/resume";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { useOperationId, useResume } from "./operation-report.ts";
import { WithReportWords } from "./report-words.tsx";

interface WithResumeProps {
  readonly kind?: ReportKind;
  readonly actions?: (id: string) => ReactNode;
  readonly children: (resume: Resume, id: string) => ReactNode;
}

export function WithResume(props: WithResumeProps) {
  const id = useOperationId();
  if (id === undefined) return <NotFoundPage />;
  return (
    <WithReportWords>
      <Asked key={id} id={id} {...props} />
    </WithReportWords>
  );
}

function Asked({ id, kind, actions, children }: WithResumeProps & { readonly id: string }) {
  const { shell } = useWords().app;
  const title = useRouteTitle() ?? "";
  const asked = useResume(id, kind);
  const isSlow = useSlow(asked.isPending);
  const resume = asked.data?.attributes;
  if (!resume)
    return (
      <Page title={title}>
        {asked.isError ? (
          <Card>
            <EmptyState
              title={errorText(asked.error)}
              icon={CloudOff}
              action={
                <Button variant="default" onClick={() => void asked.refetch()}>
                  {shell.tryAgain}
                </Button>
              }
            />
          </Card>
        ) : (
          isSlow && <Skeleton height={320} radius="md" />
        )}
      </Page>
    );
  return (
    <Page
      title={title}
      detail={[resume.name, resume.code, resume.customer?.name].filter(Boolean).join(" · ")}
      {...(actions ? { actions: actions(id) } : {})}
    >
      <div data-operation={id}>{children(resume, id)}</div>
    </Page>
  );
}
