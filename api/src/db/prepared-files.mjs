/**
 * The files of a prepared database in memory, as one archive brings them. PGlite would unpack it too, and takes longer for
 * that than for starting: it looks for every folder of every file, and copies each. Here files are views of the archive.
 */
import { readFile } from "node:fs/promises";
import { EmscriptenBuiltinFilesystem } from "@electric-sql/pglite/basefs";

const DATA = "/pglite/data";
/** An archive (tar) is made of blocks; a file is a head and its bytes, filled up to whole blocks. */
const BLOCK = 512;
const NAME = [0, 100];
const SIZE = [124, 136];
const KIND = 156;
const FOLDER = "5";
const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;

/** @typedef {{ contents: Uint8Array, usedBytes: number, node_ops: { mknod(parent: Node, name: string, mode: number, dev: number): Node } }} Node */

/** @typedef {{ mkdirTree(path: string): void, lookupPath(path: string): { node: Node } }} Files what is used of the files that PGlite has in memory */

export class PreparedFiles extends EmscriptenBuiltinFilesystem {
  /** @param {string} archive path of the file */
  constructor(archive) {
    super();
    this.archive = archive;
  }

  /** @override */
  async initialSyncFs() {
    const bytes = await readFile(this.archive);
    const { FS } = /** @type {{ Module: { FS: Files } }} */ (/** @type {unknown} */ (this.pg)).Module;
    FS.mkdirTree(DATA);
    const folders = new Map([["", FS.lookupPath(DATA).node]]);
    for (let at = 0; bytes[at]; ) {
      const word = (/** @type {number[]} */ [from = 0, to = 0]) =>
        bytes.toString("latin1", at + from, at + to).replace(/[\0 ].*$/s, "");
      const path = word(NAME).replace(/^\/|\/$/g, "");
      const cut = path.lastIndexOf("/");
      const parent = folders.get(cut < 0 ? "" : path.slice(0, cut));
      if (!parent) throw new Error(`${path} comes before its folder`);
      const isFolder = String.fromCharCode(bytes[at + KIND] ?? 0) === FOLDER;
      const size = isFolder ? 0 : Number.parseInt(word(SIZE), 8);
      const mode = isFolder ? FOLDER_MODE : FILE_MODE;
      const node = parent.node_ops.mknod(parent, path.slice(cut + 1), mode, 0);
      at += BLOCK;
      if (isFolder) folders.set(path, node);
      else {
        node.contents = bytes.subarray(at, at + size);
        node.usedBytes = size;
      }
      at += Math.ceil(size / BLOCK) * BLOCK;
    }
  }
}
