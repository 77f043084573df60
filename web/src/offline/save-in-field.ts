/** What is written in the field. */
import { send } from "#rpc/client";
import { invalidateType } from "#rpc/hooks";
import { queryClient } from "#rpc/query-client";

export interface FieldWrite {
  readonly operationId: string;
  readonly type: string;
  readonly action: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type Saved = { readonly where: "server"; readonly answer: unknown } | { readonly where: "device" };

export async function saveInField({ type, action, attributes }: FieldWrite): Promise<Saved> {
  const { attributes: answer } = await send({
    service: "service",
    type,
    action,
    attributes,
    idempotencyKey: crypto.randomUUID(),
  });
  await Promise.all([
    invalidateType(queryClient, "service", "operation"),
    invalidateType(queryClient, "service", type),
  ]);
  return { where: "server", answer };
}
