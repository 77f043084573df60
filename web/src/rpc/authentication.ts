/** Documents that we vouch for: handed in, and looked up again, each answered with a paper. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { API } from "./api-base.ts";
import { rpcCountry } from "./client.ts";
import { type FileAnswer, JSON_BODY, postForFile } from "./files.ts";

const AUTHENTICATION = `${API}/autenticacao`;
const PAPER = "document.pdf";

export async function authenticateDocument(row: Values, document: File): Promise<FileAnswer> {
  const given = {
    ...row,
    country: rpcCountry(),
    file_name: document.name,
    documento: await dataUrlOf(document),
  };
  return postForFile(
    `${AUTHENTICATION}/postdados`,
    { body: JSON.stringify(given), headers: JSON_BODY },
    PAPER,
  );
}

export function validateDocument(document: File): Promise<FileAnswer> {
  const body = new FormData();
  body.append("document", document);
  const headers = { nomedocumento: encodeURIComponent(document.name) };
  return postForFile(`${AUTHENTICATION}/validar`, { body, headers }, PAPER);
}

function dataUrlOf(document: File): Promise<string> {
  // A kind that the browser does not know is a kind that nobody knows.
  const typed = document.type === "" ? new File([document], document.name, { type: UNKNOWN }) : document;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(typed);
  });
}

const UNKNOWN = "application/octet-stream";
