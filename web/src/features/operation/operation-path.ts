// Decides which operations an address means, and the addresses of the pages of one.

import type { Carrier } from "@plimsoll/domain/operation/carrier";

const VESSELS = "/operation/vessels";
const CONVOYS = "/operation/barge_convoy";
const ROAD_ORDERS = "/services/wosfob";

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
  /** The order is one of trucks, which have one operation together. */
  readonly isRoad?: boolean;
}

/** In place of a row: a new one is to be made. */
export const NEW_ROW = "new";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readAddress(pathname: string): FieldAddress {
  if (pathname.startsWith(`${ROAD_ORDERS}/`)) {
    const [order, ...page] = pathname
      .slice(ROAD_ORDERS.length + 1)
      .split("/")
      .filter(Boolean);
    return { order, isRoad: true, ...pageIn(page) };
  }
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
  readonly carrier?: Carrier;
}

export function operationPath({ id, work_order_id: order, barge_id: barge, carrier }: Located): string {
  if (carrier === "trucks") return `${ROAD_ORDERS}/${order}`;
  return barge === null ? `${VESSELS}/${id}` : `${CONVOYS}/${order}/barge/${barge}`;
}

export function pagePath(operation: Located, segment: string): string {
  return `${operationPath(operation)}/${segment}`;
}

/** The same page of all barges of a convoy. */
export function convoyPagePath(order: string, segment: string): string {
  return `${CONVOYS}/${order}/barge/${segment}`;
}
