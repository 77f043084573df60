/** A convoy as it lies: its figures, its barges in formation, and the table of them. Prints as one sheet. */
import { Button } from "@mantine/core";
import type { ConvoySummary, SummarizedBarge } from "@plimsoll/domain/operation/convoy-contract";
import { ArrowLeftRight, FileDown, Images, Lock, Printer, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useOpenPrinted, useSavePrinted } from "#app/open-printed";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { call } from "#rpc/client";
import { Card, CardTitle } from "#ui/card";
import { type Phase, StatusChip } from "#ui/status-chip";
import classes from "./convoy.module.css";
import { ConvoyFrame, convoyPath } from "./convoy-frame.tsx";
import { useConvoyWords, WithConvoyWords } from "./convoy-words.tsx";

const TRANSFER = "/operation/barge_convoy/transfer";

const PHASES: Readonly<Record<SummarizedBarge["state"], Phase>> = {
  waiting: "planning",
  loading: "field",
  surveyed: "field",
  sealed: "done",
};

export function ConvoySummaryPage() {
  return (
    <WithConvoyWords>
      <ConvoyFrame actions={(convoy) => <Actions convoy={convoy} />}>
        {(convoy) => <Summary convoy={convoy} />}
      </ConvoyFrame>
    </WithConvoyWords>
  );
}

interface OfConvoy {
  readonly convoy: ConvoySummary;
}

function Actions({ convoy }: OfConvoy) {
  const words = useConvoyWords();
  return (
    <>
      <Button
        component={Link}
        to={convoyPath(convoy.order.id, "gallery")}
        variant="default"
        leftSection={<Images size={16} aria-hidden />}
      >
        {words.gallery}
      </Button>
      <Paper id={convoy.order.id} />
      <Sheet id={convoy.order.id} />
      <Button component={Link} to={TRANSFER} leftSection={<ArrowLeftRight size={16} aria-hidden />}>
        {words.transfer}
      </Button>
    </>
  );
}

const PRINT = { service: "service", type: "convoy", action: "print" } as const;

function Paper({ id }: { readonly id: string }) {
  const words = useConvoyWords();
  const { open, isBusy } = useOpenPrinted(
    async () => (await call({ ...PRINT, attributes: { work_order_id: id, format: "pdf" } })).attributes,
  );
  return (
    <Button
      variant="default"
      data-print="hidden"
      loading={isBusy}
      leftSection={<Printer size={16} aria-hidden />}
      onClick={() => void open()}
    >
      {words.print}
    </Button>
  );
}

function Sheet({ id }: { readonly id: string }) {
  const { list } = useWords().app.record;
  const { save, isBusy } = useSavePrinted(
    async () => (await call({ ...PRINT, attributes: { work_order_id: id, format: "xlsx" } })).attributes,
  );
  return (
    <Button
      variant="default"
      data-print="hidden"
      loading={isBusy}
      leftSection={<FileDown size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {list.excel}
    </Button>
  );
}

function Summary({ convoy }: OfConvoy) {
  const words = useConvoyWords();
  if (convoy.barges.length === 0)
    return (
      <Card padded>
        <p className={classes.quiet}>{words.none}</p>
      </Card>
    );
  return (
    <div className={classes.page}>
      <Figures convoy={convoy} />
      <Formation convoy={convoy} />
      <BargeTable convoy={convoy} />
    </div>
  );
}

/** With its sign: a difference always says which way. */
function useSigned() {
  const numbers = useNumbers();
  return (value: string | null, scale: number): string => {
    const shown = numbers.format(value, { scale });
    return value !== null && !value.startsWith("-") && !/^0(\.0+)?$/.test(value) ? `+${shown}` : shown;
  };
}

function Figures({ convoy: { totals } }: OfConvoy) {
  const words = useConvoyWords().figures;
  const numbers = useNumbers();
  const signed = useSigned();
  const all = totals.barges;
  const isCompared = totals.compared > 0;
  const shown = [
    [say(words.draft, { count: totals.compared, all }), isCompared ? numbers.weight(totals.draft) : "—"],
    [words.scale, isCompared ? numbers.weight(totals.scale) : "—"],
    [words.difference, isCompared ? `${signed(totals.difference, 3)} · ${signed(totals.percent, 2)} %` : "—"],
    [say(words.soFar, { count: totals.weighed, all }), numbers.weight(totals.scale_so_far)],
    [say(words.classified, { all }), <Classified key="classified" totals={totals} />],
    [sayCount(words.seals, totals.sealed), numbers.format(totals.seals)],
  ] as const;
  return (
    <Card>
      <dl className={classes.figures}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Classified({ totals }: Pick<ConvoySummary, "totals">) {
  const { outOfStandard } = useConvoyWords();
  const numbers = useNumbers();
  const { classified, out_of_standard: wanting } = totals;
  return (
    <>
      {numbers.format(classified)}
      {wanting > 0 && <small className={classes.alert}> {sayCount(outOfStandard, wanting)}</small>}
    </>
  );
}

/** What the cargo of a barge was found to be, as its final says, or as far as it is. */
function useFound() {
  const { type, outcome } = useWords().records.classification.choices;
  return ({ quality }: SummarizedBarge): string | null => {
    if (quality?.type) return type[quality.type];
    return quality?.outcome ? outcome[quality.outcome] : null;
  };
}

/** As many in a row as keep the convoy longer than it is wide. */
function Formation({ convoy }: OfConvoy) {
  const words = useConvoyWords();
  const { barges, order } = convoy;
  const wide = Math.max(1, Math.ceil(Math.sqrt(barges.length)));
  return (
    <Card padded>
      <CardTitle>{words.formation}</CardTitle>
      <p className={classes.quiet}>{words.formationHelp}</p>
      <div className={classes.water}>
        <p className={classes.pusher}>{order.tugboat?.name ?? words.pusher}</p>
        <ul className={classes.formation} style={{ "--wide": wide } as React.CSSProperties}>
          {barges.map((barge) => (
            <BargeTile key={barge.operation_id} barge={barge} orderId={order.id} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface OfBarge {
  readonly barge: SummarizedBarge;
  readonly orderId: string;
}

const bargePath = ({ barge, orderId }: OfBarge) => convoyPath(orderId, `barge/${barge.barge.id}`);

function BargeTile(props: OfBarge) {
  const { barge } = props;
  const words = useConvoyWords();
  const numbers = useNumbers();
  const found = useFound();
  return (
    <li className={classes.tile} data-state={barge.state}>
      <span className={classes.line}>
        <Link to={bargePath(props)}>{barge.barge.name}</Link>
        <StatusChip phase={PHASES[barge.state]} label={words.states[barge.state]} />
      </span>
      <span className={classes.weight}>{numbers.weight(barge.draft ?? barge.scale)}</span>
      <span className={classes.line}>
        <span className={classes.quiet}>{barge.product?.name}</span>
        <span className={classes.quiet}>
          <Lock size={13} aria-hidden /> {barge.seals === 0 ? "—" : barge.seals}
        </span>
      </span>
      <span className={barge.out_of_standard ? classes.alert : classes.quiet}>
        {barge.out_of_standard && <TriangleAlert size={13} aria-hidden />}{" "}
        {found(barge) ?? words.unclassified}
      </span>
      {barge.open_occurrences > 0 && (
        <span className={classes.alert}>
          <TriangleAlert size={13} aria-hidden /> {sayCount(words.occurrences, barge.open_occurrences)}
        </span>
      )}
    </li>
  );
}

function BargeTable({ convoy }: OfConvoy) {
  const words = useConvoyWords();
  const numbers = useNumbers();
  const signed = useSigned();
  const found = useFound();
  const { columns } = words;
  const { totals, barges, order } = convoy;
  const isCompared = totals.compared > 0;
  const seals = (barge: SummarizedBarge) =>
    barge.seals === 0 ? "—" : [...new Set([barge.first_seal, barge.last_seal])].join(" – ");
  return (
    <Card className={classes.tableCard}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.barge}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.product}</th>
            {(["planned", "draft", "scale", "difference", "percent"] as const).map((name) => (
              <th key={name} scope="col" data-number>
                {columns[name]}
              </th>
            ))}
            <th scope="col">{columns.classification}</th>
            <th scope="col">{columns.seals}</th>
          </tr>
        </thead>
        <tbody>
          {barges.map((barge) => (
            <tr key={barge.operation_id}>
              <th scope="row">
                <Link to={bargePath({ barge, orderId: order.id })}>{barge.barge.name}</Link>
              </th>
              <td>{words.states[barge.state]}</td>
              <td>{barge.product?.name ?? "—"}</td>
              <td data-number>{numbers.weight(barge.planned)}</td>
              <td data-number>{numbers.weight(barge.draft)}</td>
              <td data-number>{numbers.weight(barge.scale)}</td>
              <td data-number>{signed(barge.difference, 3)}</td>
              <td data-number>{signed(barge.percent, 2)}</td>
              <td className={barge.out_of_standard ? classes.alert : undefined}>{found(barge) ?? "—"}</td>
              <td>{seals(barge)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {say(words.total.other, { count: totals.compared, all: totals.barges })}
            </th>
            <td data-number>{numbers.weight(isCompared ? totals.draft : null)}</td>
            <td data-number>{numbers.weight(isCompared ? totals.scale : null)}</td>
            <td data-number>{signed(totals.difference, 3)}</td>
            <td data-number>{signed(totals.percent, 2)}</td>
            <td>{totals.out_of_standard > 0 && sayCount(words.outOfStandard, totals.out_of_standard)}</td>
            <td>{sayCount(words.sealCount, totals.seals)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
