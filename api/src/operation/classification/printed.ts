/** Double checks on paper: what two people found in the same sample, and labels for the samples that are checked. */
import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { Row } from "@plimsoll/domain/kernel/record";
import { CALCULATOR_WORDS, type CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { productOfStandard } from "@plimsoll/domain/operation/classify";
import type { classification } from "@plimsoll/domain/operation/pages/classification";
import type { doubleCheck } from "@plimsoll/domain/operation/pages/double-check";
import { CLASSIFYING_WORDS } from "@plimsoll/domain/operation/words/classifying/by-language";
import type { Section } from "#adapters/pdf";
import { refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";
import type { Body, Writing } from "../printed.ts";

type Classified = Row<typeof classification>;
type Check = Row<typeof doubleCheck>;

interface Sheet extends Writing {
  readonly rows: readonly Classified[];
  readonly checks: readonly Check[];
  readonly calculator: CalculatorWords;
  readonly sheet: Awaited<ReturnType<(typeof CLASSIFYING_WORDS)["en"]>>["words"];
  readonly fields: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/** What stands and is no final, in the order of its numbers. */
async function sheetOf(writing: Writing): Promise<Sheet> {
  const { call, bundle } = writing;
  const { classification: all, double_check: checks } = bundle.records as Readonly<
    Record<string, readonly unknown[] | undefined>
  >;
  if (!all || !checks) throw refuse("not_authorized");
  const rows = (all as readonly Classified[])
    .filter(({ kind, superseded }) => kind !== "final" && superseded !== true)
    .toSorted((one, other) => one.number - other.number);
  const { words: calculator } = await CALCULATOR_WORDS[call.locale]();
  const { words: sheet } = await CLASSIFYING_WORDS[call.locale]();
  const words = recordWords(call.locale, "classification");
  return {
    ...writing,
    rows,
    checks: checks as readonly Check[],
    calculator,
    sheet,
    fields: words?.fields ?? {},
    types: { ...words?.choices?.outcome, ...words?.choices?.type },
  };
}

const placeOf = ({ hold, truck }: Classified) =>
  (truck as { readonly name?: string } | null)?.name ?? (hold === null ? "—" : String(hold));

/** Better a line than an empty table with places to sign. */
const nothingIn = (title: string, { sheet: words }: Sheet): Body => ({
  title,
  sections: [{ kind: "paragraph", text: words.check.none }],
});

export async function describeDoubleChecks(writing: Writing): Promise<Body> {
  const sheet = await sheetOf(writing);
  const { rows, checks, sheet: words, fields, types, call } = sheet;
  if (rows.length === 0) return nothingIn(words.check.title, sheet);
  const said = ({ type, outcome }: { type: string | null; outcome: string | null }) =>
    types[type ?? outcome ?? ""] ?? "—";
  const summary: Section = {
    kind: "table",
    columns: [
      { label: fields.code ?? "", share: 2 },
      { label: fields.hold ?? "" },
      { label: fields.date ?? "" },
      { label: fields.author_id ?? "", share: 2 },
      { label: words.list.result, share: 2 },
      { label: words.check.title, share: 2 },
    ],
    rows: rows.map((row) => {
      const own = checks.filter((one) => one.classification_id === row.id);
      const verdicts = own.map(
        (one) =>
          `${one.author?.name ?? "—"}: ${one.within === true ? words.check.within : words.check.outside}`,
      );
      return [
        row.code,
        placeOf(row),
        formatDate(row.date, call.locale),
        row.author?.name ?? "—",
        said(row),
        verdicts.join("; ") || words.check.unchecked,
      ];
    }),
  };
  return {
    title: words.check.title,
    sections: [
      summary,
      ...rows.flatMap((row) =>
        checks
          .filter((one) => one.classification_id === row.id)
          .flatMap((one) => differences(sheet, row, one)),
      ),
      {
        kind: "signatures",
        signatures: [{ lines: [words.check.first] }, { lines: [words.check.second] }],
      },
    ],
  };
}

function differences({ sheet: words, calculator, figure }: Sheet, row: Classified, check: Check): Section[] {
  const right = "right" as const;
  const product = productOfStandard(row.standard);
  return [
    { kind: "heading", level: 2, text: `${check.code} · ${check.author?.name ?? "—"}` },
    {
      kind: "table",
      columns: [
        { label: words.form.defect, share: 3 },
        { label: words.check.first, align: right },
        { label: words.check.second, align: right },
        { label: words.check.difference, align: right },
        { label: words.check.allowed, align: right },
        { label: words.list.result },
      ],
      rows: (check.differences ?? []).map((one) => [
        subjectWord(calculator, product, one.parameter),
        figure(one.first),
        figure(one.second),
        figure(one.difference),
        figure(one.allowed),
        one.within ? words.check.within : words.check.outside,
      ]),
    },
  ];
}

/** A label for each sample that stands, with its code as bars: the second classifier reads nothing of the first result. */
export async function describeCheckSamples(writing: Writing): Promise<Body> {
  const sheet = await sheetOf(writing);
  const { rows, sheet: words, fields, figure, call } = sheet;
  if (rows.length === 0) return nothingIn(words.check.samples, sheet);
  return {
    title: words.check.samples,
    sections: [
      {
        kind: "labels",
        labels: rows.map((row) => ({
          code: row.code,
          lines: [
            row.product?.name ?? "",
            `${row.truck_id === null ? fields.hold : fields.truck_id} ${placeOf(row)} · ${formatDate(row.date, call.locale)}`,
            row.tonnage === null ? "" : `${figure(row.tonnage)} t`,
          ].filter((line) => line !== ""),
        })),
      },
    ],
  };
}
