/**
 * A workbook is an archive, and its directory may say anything. The few parts that are read are unpacked here first,
 * piece by piece and counted as they really are; from those alone a new archive is made, whose directory tells the
 * truth. Whatever else lies in the file is never unpacked.
 */
import { createInflateRaw } from "node:zlib";
import { type PartCheck, SheetCheck, TreeCheck } from "./sheet-check.ts";
import { MAX_UNPACKED, SheetRefusal } from "./sheet-limits.ts";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const IN_EXTRA_FIELD = 0xffffffff;
const MAX_PARTS = 5_000;
const STORED = 0;
const DEFLATED = 8;

interface Packed {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly bytes: Buffer;
}

type Directory = ReadonlyMap<string, Packed>;

export const isArchive = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === LOCAL;

/** The same workbook with its first sheet and what that needs, or a refusal. */
export async function checkedWorkbook(bytes: Buffer): Promise<Buffer> {
  const directory = readDirectory(bytes);
  const budget = { left: MAX_UNPACKED };
  const kept: Kept[] = [];
  const keep = async (name: string, check: PartCheck) => {
    const part = directory.get(name);
    if (!part) throw new SheetRefusal("invalid_file");
    kept.push({ part, size: await unpack(part, budget, check) });
  };
  const text = async (name: string) => {
    const check = new TreeCheck({ keepText: true });
    await keep(name, check);
    return check.text();
  };

  await keep("[Content_Types].xml", new TreeCheck());
  const book = targetOf(relationsOf(await text("_rels/.rels")), "officeDocument", "");
  const folder = book.includes("/") ? book.slice(0, book.lastIndexOf("/")) : "";
  const sheetId = firstSheetId(await text(book));
  const relations = relationsOf(
    await text(`${folder ? `${folder}/` : ""}_rels/${book.slice(folder ? folder.length + 1 : 0)}.rels`),
  );
  const sheet = relations.find((one) => one.id === sheetId && one.type === "worksheet");
  if (!sheet) throw new SheetRefusal("invalid_file");
  for (const type of ["sharedStrings", "styles"]) {
    const found = relations.find((one) => one.type === type);
    const name = found && resolvePath(folder, found.target);
    if (name !== undefined && directory.has(name)) await keep(name, new TreeCheck());
  }
  await keep(resolvePath(folder, sheet.target), new SheetCheck());
  return packed(kept);
}

interface Kept {
  readonly part: Packed;
  readonly size: number;
}

/** Reads what is packed where, without believing any size that reaches beyond the file. */
function readDirectory(bytes: Buffer): Directory {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const found = new Map<string, Packed>();
  if (count > MAX_PARTS) throw new SheetRefusal("invalid_file");
  for (let part = 0; part < count; part++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new SheetRefusal("invalid_file");
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) !== 0;
    const where = longSizes(
      extra,
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    );
    if (!isEncrypted)
      found.set(name, {
        name,
        method: bytes.readUInt16LE(at + 10),
        checksum: bytes.readUInt32LE(at + 16),
        bytes: packedBytes(bytes, where.offset, where.packed),
      });
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return found;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw new SheetRefusal("invalid_file");
}

/** Some programs write sizes of eight bytes into an extra field, also where four would do. */
function longSizes(extra: Buffer, unpacked: number, size: number, offset: number) {
  const known = { packed: size, offset };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let place = at + 4;
    const next = () => {
      if (place + 8 > extra.length) throw new SheetRefusal("invalid_file");
      place += 8;
      return Number(extra.readBigUInt64LE(place - 8));
    };
    if (unpacked === IN_EXTRA_FIELD) next();
    if (size === IN_EXTRA_FIELD) known.packed = next();
    if (offset === IN_EXTRA_FIELD) known.offset = next();
  }
  return known;
}

function packedBytes(bytes: Buffer, offset: number, size: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL)
    throw new SheetRefusal("invalid_file");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + size > bytes.length) throw new SheetRefusal("invalid_file");
  return bytes.subarray(start, start + size);
}

/** Unpacks a part piece by piece, keeping nothing but what its check keeps; answers its real length. */
async function unpack(part: Packed, budget: { left: number }, check: PartCheck): Promise<number> {
  const before = budget.left;
  const take = (piece: Buffer) => {
    budget.left -= piece.length;
    if (budget.left < 0) throw new SheetRefusal("too_large");
    check.take(piece);
  };
  if (part.method === STORED) take(part.bytes);
  else if (part.method === DEFLATED) {
    const inflate = createInflateRaw();
    inflate.end(part.bytes);
    for await (const piece of inflate) take(piece as Buffer);
  } else throw new SheetRefusal("invalid_file");
  check.end();
  return before - budget.left;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

function relationsOf(xml: string): Relation[] {
  return [...xml.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].map(([, inside = ""]) => ({
    id: attribute(inside, "Id"),
    type: attribute(inside, "Type").replace(/^.*\//, ""),
    target: attribute(inside, "Target"),
  }));
}

function firstSheetId(book: string): string {
  const [, inside = ""] = /<(?:\w+:)?sheet\s([^>]*)>/.exec(book) ?? [];
  return attribute(inside, "\\w+:id");
}

function attribute(inside: string, name: string): string {
  const [, , value = ""] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(inside) ?? [];
  return value;
}

function targetOf(relations: readonly Relation[], type: string, folder: string): string {
  const found = relations.find((one) => one.type === type);
  if (!found) throw new SheetRefusal("invalid_file");
  return resolvePath(folder, found.target);
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = folder.split("/").filter(Boolean);
  for (const step of target.split("/").filter(Boolean)) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
}

/** An archive of the parts as they were packed, with the sizes that were found. */
function packed(kept: readonly Kept[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { part, size } of kept) {
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(part.method, 4);
    common.writeUInt32LE(part.checksum, 10);
    common.writeUInt32LE(part.bytes.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    bodies.push(signature(LOCAL), common, name, part.bytes);
    directory.push(signature(CENTRAL), Buffer.from([20, 0]), common, central, name);
    offset += 30 + name.length + part.bytes.length;
  }
  const end = Buffer.alloc(18);
  const length = directory.reduce((sum, piece) => sum + piece.length, 0);
  end.writeUInt16LE(kept.length, 4);
  end.writeUInt16LE(kept.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, signature(END), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
