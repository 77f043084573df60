/** Invoices from files: read, judged as ones typed by hand are, and linked to the truck whose plate they name. */
import { vehicleOf } from "@plimsoll/domain/identifier/road-plate";
import { readInvoiceFile } from "@plimsoll/domain/operation/invoice-file";
import {
  type FileOutcome,
  type invoiceFileContracts,
  LARGEST_FILE,
} from "@plimsoll/domain/operation/invoice-file-contract";
import type { z } from "zod";
import { readXml } from "#adapters/xml";
import { createRecord } from "#record/write";
import type { Call } from "#rpc/call";
import { eachAlone } from "#rpc/each-alone";
import { Failure, refuse } from "#rpc/failure";
import { trucksNamed } from "./store.ts";

type Asked = z.infer<(typeof invoiceFileContracts)["addFiles"]["input"]>;
type SentFile = Asked["files"][number];

export const invoiceFileHandlers = {
  addFiles(call: Call, { operation_id: operationId, files }: Asked): Promise<FileOutcome[]> {
    return eachAlone<SentFile, FileOutcome>(
      call,
      "fob_invoice",
      files,
      (inner, file) => added(inner, operationId, file),
      ({ name }, errors) => ({
        name,
        ok: false,
        id: null,
        number: null,
        trucks: 0,
        errors: errors.map(told),
      }),
    );
  },
};

async function added(call: Call, operationId: string, { name, text }: SentFile): Promise<FileOutcome> {
  const { receiver: _, plate, ...values } = readOrRefuse(text);
  const vehicle = plate === null ? null : vehicleOf(plate);
  const trucks = vehicle === null ? [] : await trucksNamed(call.db, operationId, vehicle);
  const model = call.app.catalog.get("fob_invoice");
  const row = await createRecord(call, model, { ...values, operation_id: operationId, truck_ids: trucks });
  return { name, ok: true, id: String(row.id), number: values.number, trucks: trucks.length, errors: [] };
}

function readOrRefuse(text: string) {
  if (text.length > LARGEST_FILE) throw refuse("too_large");
  const tree = readXml(text);
  const read = tree === undefined ? undefined : readInvoiceFile(tree);
  if (!read) throw refuse("invoice_file_unreadable");
  if (!read.ok) throw new Failure([...read.issues]);
  return read.invoice;
}

const told = ({ code, field, message }: { code: string; field?: string; message: string }) => ({
  code,
  message,
  ...(field === undefined ? {} : { field }),
});
