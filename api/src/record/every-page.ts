/** A list to its end, for what needs all of its rows: never more than a page of them is asked for at once. */
import { type AskedPage, firstPage, pageAfter } from "@plimsoll/domain/kernel/page-by-page";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Call } from "#rpc/call";
import { listRecords, type Page } from "./list.ts";
import type { ListInput } from "./list-input.ts";

const PAGE = 500;

export async function* everyPage(
  call: Call,
  model: RecordModel,
  list: Omit<ListInput, "pagination">,
): AsyncGenerator<Page> {
  let asked: AskedPage | undefined = firstPage(PAGE);
  while (asked) {
    const page: Page = await listRecords(call, model, { ...list, pagination: asked } as ListInput);
    yield page;
    asked = pageAfter(asked, page.pagination, page.attributes.length);
  }
}
