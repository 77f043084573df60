/** The convoy of the address and the frame of its pages. */
import { Skeleton } from "@mantine/core";
import type { ConvoySummary } from "@plimsoll/domain/operation/convoy-contract";
import { CloudOff, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { useCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";

const CONVOY = "/operation/barge_convoy";

export const convoyPath = (id: string, page: string) => `${CONVOY}/${id}/${page}`;

interface ConvoyFrameProps {
  readonly actions?: (convoy: ConvoySummary) => ReactNode;
  readonly children: (convoy: ConvoySummary) => ReactNode;
}

export function ConvoyFrame({ actions, children }: ConvoyFrameProps) {
  const { id = "" } = useParams();
  const { errors } = useWords();
  const title = useRouteTitle() ?? "";
  const asked = useCall(
    { service: "service", type: "convoy", action: "summary", attributes: { work_order_id: id } },
    {
      keepPrevious: false,
      dependsOn: [
        { service: "service", type: "operation" },
        { service: "workorder", type: "work_order" },
      ],
    },
  );
  const convoy: ConvoySummary | undefined = asked.data?.attributes;
  if (convoy) {
    const { order } = convoy;
    const detail = [order.wocode, order.convoy_name, order.tugboat?.name].filter(Boolean).join(" · ");
    return (
      <Page
        title={title}
        detail={detail}
        actions={actions?.(convoy)}
        steps={{ [`${CONVOY}/:id`]: { label: order.convoy_name ?? order.wocode } }}
      >
        <div data-operation={order.id}>{children(convoy)}</div>
      </Page>
    );
  }
  const isMissing = asked.error instanceof RpcError && asked.error.status === 404;
  return (
    <Page title={title}>
      {asked.isError ? (
        <Card>
          <EmptyState
            title={isMissing ? errors.not_found : errorText(asked.error)}
            icon={isMissing ? SearchX : CloudOff}
          />
        </Card>
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </Page>
  );
}
