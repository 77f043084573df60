/** A certificate as PDF/A-2b: typeface and colours inside, signed where there is a key. */
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { BODY_STYLE, PAGE } from "../look.ts";
import { printable } from "../printable.ts";
import { SPOKEN } from "../typeface.ts";
import { closesAlone } from "./closing.ts";
import { placeOfCode } from "./head-and-foot.ts";
import { CLOSE, layoutOf, ROOMY } from "./layout.ts";
import type { PrintedCertificate } from "./printed-certificate.ts";
import { drawnInBlack, qrRectangles } from "./qr-square.ts";
import { fillSignature, type OpenDocument, reserveSignature } from "./signature.ts";

/** The library repeats the title as XML without escaping it. */
const inXml = (text: string) => printable(text).replace(/[<>&]/g, " ");

export async function renderCertificate(certificate: PrintedCertificate): Promise<Uint8Array> {
  const { output, isAlone } = await laidOut(certificate, ROOMY);
  // No page has one line to say where rows that stand a little closer make room for it.
  const { output: best } = isAlone ? await laidOut(certificate, CLOSE) : { output };
  const open = (await best.getStream()) as unknown as OpenPages & OpenDocument;
  drawCodes(open, certificate);
  const { signing } = certificate;
  if (signing === null) return best.getBuffer();
  reserveSignature(open, signing);
  return fillSignature(Buffer.from(await best.getBuffer()), signing);
}

/** Pages that can be turned to and drawn on before the document is ended, which the library's types do not tell. */
interface OpenPages {
  bufferedPageRange(): { readonly count: number };
  switchToPage(at: number): { readonly height: number };
  addContent(words: string): void;
}

function drawCodes(pages: OpenPages, certificate: PrintedCertificate): void {
  const { qr } = certificate.foot;
  if (qr === null) return;
  const { left, fromBottom, size } = placeOfCode(certificate);
  const rectangles = qrRectangles(qr, size);
  for (let at = 0; at < pages.bufferedPageRange().count; at++) {
    const { height } = pages.switchToPage(at);
    pages.addContent(drawnInBlack(rectangles, left, height - fromBottom));
  }
}

async function laidOut(certificate: PrintedCertificate, padding: number) {
  const layout = await layoutOf(certificate, padding);
  const definition: TDocumentDefinitions = {
    version: "1.7",
    subset: "PDF/A-2b",
    pageSize: PAGE.size,
    language: SPOKEN[certificate.language],
    displayTitle: true,
    info: {
      title: inXml(`${certificate.title.first} ${certificate.number.text}`),
      author: inXml(certificate.author),
      creator: "Plimsoll",
      producer: "Plimsoll",
      // In plain letters: a file that somebody changed still tells which one it was.
      ...(certificate.foot.qr === null ? {} : { keywords: inXml(certificate.foot.qr) }),
      creationDate: certificate.createdAt,
    },
    defaultStyle: BODY_STYLE,
    ...layout,
  };
  const output = pdfmake.createPdf(definition, { bufferPages: true });
  await output.getStream();
  return { output, isAlone: closesAlone(layout.content) };
}
