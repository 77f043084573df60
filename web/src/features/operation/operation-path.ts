// Decides which operations an address means, and the addresses of the pages of one.

const VESSELS = "/operation/vessels";
const CONVOYS = "/operation/barge_convoy";

/** What stands in the address: an operation, or a convoy and perhaps one of its barges. */
export interface FieldAddress {
  readonly operation?: string | undefined;
  readonly order?: string | undefined;
  readonly barge?: string | undefined;
  /** Of the page, without what follows it. */
  readonly segment?: string | undefined;
  /** A row of the page. */
  readonly row?: string | undefined;
  /** What follows it: the period of a page that has several. */
  readonly below?: string | undefined;
  readonly isGallery?: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readAddress(pathname: string): FieldAddress {
  const isVessel = pathname.startsWith(`${VESSELS}/`);
  const base = isVessel ? VESSELS : CONVOYS;
  const [id, ...rest] = pathname
    .slice(base.length + 1)
    .split("/")
    .filter(Boolean);
  if (isVessel) return { operation: id, ...pageIn(rest) };
  const [first, ...after] = rest;
  if (first !== "barge") return { order: id, ...pageIn(rest) };
  const [barge, ...page] = after;
  if (barge !== undefined && UUID.test(barge)) return { order: id, barge, ...pageIn(page) };
  return { order: id, ...pageIn(after) };
}

function pageIn([segment, row, last]: readonly string[]): Pick<
  FieldAddress,
  "segment" | "row" | "below" | "isGallery"
> {
  return {
    segment,
    row,
    ...(last === undefined || last === "gallery" ? {} : { below: last }),
    isGallery: last === "gallery",
  };
}

export interface Located {
  readonly id: string;
  readonly work_order_id: string;
  readonly barge_id: string | null;
}

export function operationPath({ id, work_order_id: order, barge_id: barge }: Located): string {
  return barge === null ? `${VESSELS}/${id}` : `${CONVOYS}/${order}/barge/${barge}`;
}

export function pagePath(operation: Located, segment: string): string {
  return `${operationPath(operation)}/${segment}`;
}
