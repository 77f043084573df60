/**
 * A fiscal invoice (NF-e, model 55) from the file that its issuer sends: number, date, who issued it, weight and value. What the file
 * says about itself must agree with its access key. Weights in kilograms.
 */
import { validateInvoiceKey } from "#identifier/access-key";
import { isDecimalText, multiply, roundTo, sum, withScale } from "#kernel/decimal";
import { type Issue, issue } from "#kernel/errors";

/** Elements by name, text where there is nothing below, a list where there are several; attributes begin with `@`. */
export type XmlNode = string | readonly XmlNode[] | { readonly [name: string]: XmlNode };

export interface ReadInvoice {
  readonly number: string;
  readonly date: string;
  readonly tax_id: string;
  readonly key: string;
  readonly weight: string | null;
  readonly value: string;
  /** Of whom it is addressed to, and of the vehicle that carries it, where they are told. */
  readonly receiver: string | null;
  readonly plate: string | null;
}

export type InvoiceReading =
  | { readonly ok: true; readonly invoice: ReadInvoice }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const MODEL = "55";

export function readInvoiceFile(tree: XmlNode): InvoiceReading {
  const body = at(tree, "nfeProc", "NFe", "infNFe") ?? at(tree, "NFe", "infNFe");
  if (body === undefined) return refused([issue("invoice_file_unreadable")]);
  const key = textAt(body, "@Id")?.replace(/^NFe/i, "") ?? "";
  const read = validateInvoiceKey(key);
  const number = textAt(body, "ide", "nNF");
  const date = (textAt(body, "ide", "dhEmi") ?? textAt(body, "ide", "dEmi"))?.slice(0, 10);
  const issuer = textAt(body, "emit", "CNPJ") ?? textAt(body, "emit", "CPF");
  const value = textAt(body, "total", "ICMSTot", "vNF");
  const issues = [
    ...(read.valid ? [] : [issue("invalid_invoice_key", "key")]),
    ...missing("number", number, /^\d{1,9}$/),
    ...missing("date", date, /^\d{4}-\d{2}-\d{2}$/),
    ...missing("tax_id", issuer, /^[0-9A-Z]{11,14}$/),
    ...(value !== undefined && isDecimalText(value) ? [] : missing("value", undefined, /./)),
  ];
  if (issues.length > 0 || !number || !date || !issuer || !value) return refused(issues);
  if (!agrees(read.valid ? key : "", { number, issuer, date }))
    return refused([issue("invalid_invoice_key", "key")]);
  return {
    ok: true,
    invoice: {
      number,
      date,
      tax_id: issuer,
      key,
      weight: weightOf(body),
      value: withScale(roundTo(value, 2), 2),
      receiver: textAt(body, "dest", "CNPJ") ?? textAt(body, "dest", "CPF") ?? null,
      plate: textAt(body, "transp", "veicTransp", "placa") ?? null,
    },
  };
}

const refused = (issues: readonly Issue[]): InvoiceReading => ({ ok: false, issues });

function missing(field: string, text: string | undefined, shape: RegExp): Issue[] {
  if (text === undefined || text === "") return [issue("required", field)];
  return shape.test(text) ? [] : [issue("invalid", field)];
}

/** The key carries month, issuer, model and number: a file whose parts say something else was put together. */
function agrees(
  key: string,
  { number, issuer, date }: { number: string; issuer: string; date: string },
): boolean {
  return (
    key.slice(2, 6) === date.slice(2, 7).replace("-", "") &&
    key.slice(6, 20) === issuer.padStart(14, "0") &&
    key.slice(20, 22) === MODEL &&
    Number(key.slice(25, 34)) === Number(number)
  );
}

const KILOGRAMS: Readonly<Record<string, string>> = { KG: "1", TON: "1000", T: "1000", TO: "1000", SC: "60" };

/** The net weight of what is transported; where nobody wrote it, what was sold, where that is a weight. */
function weightOf(body: XmlNode): string | null {
  const volumes = listAt(at(body, "transp"), "vol").map((one) => textAt(one, "pesoL"));
  const told = volumes.filter((one): one is string => isDecimalText(one));
  const positive = (weight: string) => (/[1-9]/.test(weight) ? withScale(roundTo(weight, 3), 3) : null);
  if (told.length > 0 && positive(sum(told)) !== null) return positive(sum(told));
  const sold = listAt(body, "det").map((one) => {
    const factor = KILOGRAMS[(textAt(one, "prod", "uCom") ?? "").toUpperCase()];
    const quantity = textAt(one, "prod", "qCom");
    return factor !== undefined && isDecimalText(quantity) ? multiply(quantity, factor) : null;
  });
  return sold.length === 0 || sold.some((one) => one === null) ? null : positive(sum(sold as string[]));
}

function at(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((here, name) => {
    const one = Array.isArray(here) ? here[0] : here;
    return typeof one === "object" && one !== null && !Array.isArray(one) && Object.hasOwn(one, name)
      ? (one as Readonly<Record<string, XmlNode>>)[name]
      : undefined;
  }, node);
}

function textAt(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  const found = at(node, ...path);
  return typeof found === "string" ? found.trim() : undefined;
}

function listAt(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const found = at(node, name);
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}
