/** Prints a document of the field: the statement of facts, the draft survey, or the list of weights. */
import { Button } from "@mantine/core";
import type { FIELD_DOCUMENTS } from "@plimsoll/domain/operation/field-contract";
import { Printer } from "lucide-react";
import { useOpenPrinted } from "#app/open-printed";
import { call } from "#rpc/client";

interface PrintButtonProps {
  readonly operationId: string;
  readonly document: (typeof FIELD_DOCUMENTS)[number];
  readonly label: string;
  readonly remarks?: string;
}

const PRINT = { service: "service", type: "operation", action: "print" } as const;

export function PrintButton({ operationId, document, label, remarks }: PrintButtonProps) {
  const { open, isBusy } = useOpenPrinted(async () => {
    const asked = { id: operationId, document, remarks: remarks?.trim() || null };
    return (await call({ ...PRINT, attributes: asked })).attributes;
  });
  return (
    <Button
      variant="default"
      size="xs"
      data-print="hidden"
      loading={isBusy}
      leftSection={<Printer size={15} aria-hidden />}
      onClick={() => void open()}
    >
      {label}
    </Button>
  );
}
