/**
 * What is done with an order under its version. When somebody else was faster, nothing of it is lost: a dialog tells
 * what happened since and offers the same action on the order as it stands now.
 */
import { Button, Group, Modal, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { HistoryList } from "#record/history-drawer";
import { useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import { call } from "#rpc/client";
import { invalidateType, rememberRow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { ORDERS, type OrderRow } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";

export interface OrderAction {
  readonly action: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The call is made under another type, such as one that only truck orders have. */
  readonly type?: "fob";
}

interface Stale {
  readonly action: OrderAction;
  readonly seen: number;
  readonly current: OrderRow;
  readonly settle: (row: OrderRow | undefined) => void;
  readonly fail: (error: unknown) => void;
}

export interface OrderActionRunner {
  /** The changed order; nothing where the person left it after somebody else was faster. Refusals are thrown. */
  readonly run: (action: OrderAction) => Promise<OrderRow | undefined>;
  readonly isBusy: boolean;
  /** To be drawn where the actions are offered. */
  readonly dialog: ReactNode;
}

export function useOrderActions(order: OrderRow): OrderActionRunner {
  const client = useQueryClient();
  const [busy, setBusy] = useState(0);
  const [stale, setStale] = useState<Stale>();
  const { id, version } = order;

  const attempt = useCallback(
    async (action: OrderAction, seen: number): Promise<OrderRow> => {
      setBusy((count) => count + 1);
      try {
        const { attributes } = await call({
          service: ORDERS.service,
          type: action.type ?? ORDERS.type,
          action: action.action,
          attributes: { id, version: seen, ...action.attributes },
          idempotencyKey: crypto.randomUUID(),
        });
        rememberRow(client, ORDERS, attributes);
        const fresh = attributes.verdicts === undefined ? undefined : id;
        void invalidateType(client, ORDERS.service, ORDERS.type, fresh);
        return attributes;
      } catch (refused) {
        // The reason may be that the order is no longer what the screen shows.
        void invalidateType(client, ORDERS.service, ORDERS.type);
        throw refused;
      } finally {
        setBusy((count) => count - 1);
      }
    },
    [client, id],
  );
  const run = useCallback(
    async (action: OrderAction): Promise<OrderRow | undefined> => {
      try {
        return await attempt(action, version);
      } catch (error) {
        const current =
          error instanceof RpcError && error.has("stale") ? error.errors[0]?.current : undefined;
        if (typeof current !== "object" || current === null) throw error;
        return new Promise((settle, fail) =>
          setStale({ action, seen: version, current: current as OrderRow, settle, fail }),
        );
      }
    },
    [attempt, version],
  );
  const retry = async ({ action, current, settle, fail }: Stale) => {
    setStale(undefined);
    await attempt(action, current.version).then(settle, (error: unknown) => {
      const newer = error instanceof RpcError && error.has("stale") ? error.errors[0]?.current : undefined;
      if (typeof newer !== "object" || newer === null) return fail(error);
      setStale({ action, seen: current.version, current: newer as OrderRow, settle, fail });
    });
  };
  const dialog = stale && (
    <StaleDialog
      stale={stale}
      onRetry={() => void retry(stale)}
      onDrop={() => {
        setStale(undefined);
        stale.settle(undefined);
      }}
    />
  );
  return { run, isBusy: busy > 0, dialog };
}

interface StaleDialogProps {
  readonly stale: Stale;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

function StaleDialog({ stale: { seen, current }, onRetry, onDrop }: StaleDialogProps) {
  const words = useOrderWords().stale;
  const { shell } = useWords().app;
  const model = useModel("work_order");
  const labels = useRecordLabels(model);
  return (
    <Modal
      opened
      onClose={onDrop}
      size={560}
      title={words.title}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <Text mb="sm">{words.text}</Text>
      <HistoryList model={model} labels={labels} id={current.id} country={current.country} since={seen} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onDrop}>
          {words.drop}
        </Button>
        <Button data-autofocus onClick={onRetry}>
          {words.retry}
        </Button>
      </Group>
    </Modal>
  );
}
