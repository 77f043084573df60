/** Trucks as a board: a column for each state with its count and weight, a card for each of the first trucks. */
import { Skeleton } from "@mantine/core";
import { compare, divideOrNull, multiply, subtract, sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { STATES_WITH_CARGO, type TruckState } from "@plimsoll/domain/operation/pages/truck";
import type { TruckBoard as Board, TruckCard, TruckColumn } from "@plimsoll/domain/operation/truck-contract";
import { CloudOff } from "lucide-react";
import { useState } from "react";
import { setClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { useCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { PhaseDot } from "#ui/counted-tabs";
import { EmptyState } from "#ui/empty-state";
import { TruckPanel } from "./truck-panel.tsx";
import { useTruckWords } from "./truck-words.tsx";
import classes from "./trucks.module.css";

/** What stands on the screen is at most so old, even where no event told of a change. */
const REFRESH_MS = 60_000;

export function TruckBoard({ view }: { readonly view: ListView }) {
  const { conditions, search, active } = view.attributes;
  const asked = useCall(
    {
      service: "service",
      type: "truck",
      action: "board",
      attributes: {
        ...(conditions === undefined ? {} : { conditions: [...conditions] }),
        ...(search === undefined ? {} : { search }),
        ...(active === undefined ? {} : { active }),
      } as never,
    },
    { refetchInterval: REFRESH_MS },
  );
  const [open, setOpen] = useState<string>();
  const board: Board | undefined = asked.data?.attributes;
  if (board === undefined)
    return asked.isError ? (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={CloudOff} />
      </Card>
    ) : (
      <Skeleton height={420} radius="md" />
    );
  return (
    <>
      {open !== undefined && <TruckPanel id={open} view={view} onClose={() => setOpen(undefined)} />}
      <BoardSums board={board} />
      <div className={classes.board}>
        {board.columns.map((column) => (
          <Column key={column.state} column={column} onOpen={setOpen} />
        ))}
      </div>
    </>
  );
}

/** Tonnes that left or are ready to, and what was lost between origin and here. */
function BoardSums({ board }: { readonly board: Board }) {
  const words = useTruckWords().board;
  const numbers = useNumbers();
  const withCargo = board.columns.filter(({ state }) => STATES_WITH_CARGO.some((one) => one === state));
  const net = multiply(sum(withCargo.map((column) => column.net)), "0.001");
  const lost = multiply(subtract(board.origin_net, board.arrived_net), "100");
  const percent = divideOrNull(lost, board.origin_net, 2, "half_up");
  return (
    <p className={classes.sums}>
      <b>{say(words.loaded, { net: numbers.weight(withScale(net, 3)) })}</b>
      {percent !== null && (
        <span>{say(words.originLoss, { percent: numbers.format(percent, { scale: 2 }) })}</span>
      )}
    </p>
  );
}

interface ColumnProps {
  readonly column: TruckColumn;
  readonly onOpen: (id: string) => void;
}

function Column({ column, onOpen }: ColumnProps) {
  const { state, count, net, cards } = column;
  const words = useTruckWords().board;
  const { records } = useWords();
  const numbers = useNumbers();
  const name = records.truck.choices.state[state];
  const left = count - cards.length;
  return (
    <section className={classes.column} aria-label={name} data-state={state}>
      <h2>
        <PhaseDot phase={phasesOf("truck", "state")?.[state]} />
        {name} <span className={classes.count}>{numbers.format(count)}</span>
      </h2>
      <p className={classes.under}>
        {net === "0.000" ? " " : say(words.kilograms, { weight: numbers.format(net, { scale: 0 }) })}
      </p>
      <ul>
        {cards.map((card) => (
          <TruckTile key={card.id} card={card} onOpen={onOpen} />
        ))}
      </ul>
      {count === 0 && <p className={classes.under}>{words.empty}</p>}
      {left > 0 && (
        <button type="button" className={classes.more} onClick={() => setClientState({ trucksAs: "table" })}>
          {sayCount(words.more, left)}
        </button>
      )}
    </section>
  );
}

function TruckTile({ card, onOpen }: { readonly card: TruckCard; readonly onOpen: (id: string) => void }) {
  const words = useTruckWords().board;
  const dates = useDates();
  const shown = card.state === "programmed" ? card.programmed_at : card.since;
  return (
    <li className={classes.tile} data-refused={card.state === "refused"}>
      <button type="button" onClick={() => onOpen(card.id)}>
        <span className={classes.plate}>
          {card.plate}
          {shown !== null && <time>{dates.moment(shown).slice(-5)}</time>}
        </span>
        {card.trailers.length > 0 && <span className={classes.trailers}>{card.trailers.join(" · ")}</span>}
        {card.driver !== null && <span>{card.driver}</span>}
        <span>{card.invoice === null ? words.noInvoice : say(words.invoice, { number: card.invoice })}</span>
        <Standing card={card} />
      </button>
    </li>
  );
}

/** What matters of a truck in the state that it is in. */
function Standing({ card }: { readonly card: TruckCard }) {
  const words = useTruckWords().board;
  const numbers = useNumbers();
  const kilograms = (weight: string | null) => numbers.format(weight, { scale: 0 });
  const shows: Partial<Record<TruckState, React.ReactNode>> = {
    arrived: card.since !== null && (
      <span className={classes.quiet}>{say(words.waiting, { time: waitingSince(card.since) })}</span>
    ),
    classified: card.discount !== null && (
      <span className={classes.loss} data-lost={compare(card.discount, "0") > 0}>
        {compare(card.discount, "0") > 0
          ? say(words.discount, { percent: numbers.format(card.discount, { scale: 2 }) })
          : words.noDiscount}
      </span>
    ),
    refused: <span className={classes.refusal}>{card.refusal}</span>,
    loading: <span className={classes.quiet}>{say(words.tare, { weight: kilograms(card.tare) })}</span>,
  };
  if (card.net === null || card.state === "loading") return shows[card.state] ?? null;
  return (
    <span className={classes.plate}>
      <b>{say(words.kilograms, { weight: kilograms(card.net) })}</b>
      {card.loss !== null && card.loss !== "0.000" && (
        <span className={classes.loss} data-lost={!card.loss.startsWith("-")}>
          {say(words.loss, { weight: signed(card.loss, kilograms) })}
        </span>
      )}
    </span>
  );
}

/** What is missing with a minus, what came in excess with a plus. */
function signed(loss: string, kilograms: (weight: string) => string): string {
  return loss.startsWith("-") ? `+${kilograms(loss.slice(1))}` : `−${kilograms(loss)}`;
}

/** Hours and minutes; days, where somebody has been forgotten. */
function waitingSince(instant: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours >= 48 ? `${Math.floor(hours / 24)} d` : `${hours}:${String(minutes % 60).padStart(2, "0")}`;
}
