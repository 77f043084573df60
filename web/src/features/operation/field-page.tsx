/** One page of the field: its head, and the body that the page has; for a convoy, that of each of its barges. */
import { OPERATION_PAGES } from "@plimsoll/domain/operation/operation-pages";
import { NotFoundPage } from "#app/error-page";
import { AllBarges } from "./all-barges.tsx";
import { FieldBody } from "./field-body.tsx";
import { NamedHead } from "./field-head.tsx";
import { WithOperationWords } from "./operation-words.tsx";
import { useAddressed } from "./use-operation.ts";
import { WithOperation } from "./with-operation.tsx";

export function FieldPage() {
  return (
    <WithOperationWords>
      <PageOfAddress />
    </WithOperationWords>
  );
}

function PageOfAddress() {
  const addressed = useAddressed();
  const { address, siblings, operationId, isPending } = addressed;
  const page = OPERATION_PAGES.find((one) => one.segment === address.segment);
  if (!page) return <NotFoundPage />;
  // Without a barge in the address, the page of every barge of the convoy, one below the other.
  const isWholeConvoy = address.order !== undefined && address.barge === undefined && !address.isRoad;
  if (isWholeConvoy && !isPending && siblings.length > 0)
    return <AllBarges addressed={addressed} page={page} />;
  return (
    <WithOperation key={operationId ?? ""} addressed={addressed}>
      {(hand) => (
        <NamedHead hand={hand} page={page}>
          <FieldBody hand={hand} page={page} />
        </NamedHead>
      )}
    </WithOperation>
  );
}
