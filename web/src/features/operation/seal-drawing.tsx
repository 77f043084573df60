/** One hold from above with its 32 places for seals, clockwise from port aft. */
import { MOST_POSITIONS } from "@plimsoll/domain/operation/pages/hold-sealing";
import { say } from "#i18n/say";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

interface SealDrawingProps {
  readonly hold: number;
  /** Numbers of the live seals by position. */
  readonly sealed: ReadonlyMap<number, string>;
  readonly chosen: readonly number[];
  readonly disabled: boolean;
  readonly onToggle: (position: number) => void;
}

/** Ten along each side, six at each end. */
const ALONG = 10;
const ACROSS = 6;

/** Column and row of a position in a grid of twelve by eight. */
export function placeOf(position: number): { readonly column: number; readonly row: number } {
  if (position <= ALONG) return { column: position + 1, row: 1 };
  if (position <= ALONG + ACROSS) return { column: ALONG + 2, row: position - ALONG + 1 };
  if (position <= ALONG * 2 + ACROSS) return { column: ALONG * 2 + ACROSS + 2 - position, row: ACROSS + 2 };
  return { column: 1, row: MOST_POSITIONS + 2 - position };
}

const POSITIONS = Array.from({ length: MOST_POSITIONS }, (_, at) => at + 1);

export function SealDrawing({ hold, sealed, chosen, disabled, onToggle }: SealDrawingProps) {
  const { seals: words, frame } = useOperationWords();
  return (
    <fieldset className={classes.sealHold} aria-label={say(words.drawing, { hold })}>
      <span className={classes.sealSide} data-side="port" aria-hidden>
        {words.port}
      </span>
      {POSITIONS.map((position) => {
        const number = sealed.get(position);
        const { column, row } = placeOf(position);
        return (
          <button
            key={position}
            type="button"
            className={classes.sealPlace}
            style={{ gridColumn: column, gridRow: row }}
            data-sealed={number !== undefined}
            aria-pressed={chosen.includes(position)}
            aria-label={`${say(words.position, { position })}: ${number ?? words.free}`}
            title={number}
            disabled={disabled || number !== undefined}
            onClick={() => onToggle(position)}
          >
            {position}
          </button>
        );
      })}
      <div className={classes.sealMiddle} aria-hidden>
        <b>{say(frame.hold, { hold })}</b>
        <ul className={classes.sealNumbers}>
          {[...sealed].map(([position, number]) => (
            <li key={position}>
              <span>{position}</span> {number}
            </li>
          ))}
        </ul>
      </div>
      <span className={classes.sealSide} data-side="starboard" aria-hidden>
        {words.starboard}
      </span>
      <span className={classes.sealSide} data-side="bow" aria-hidden>
        {words.bow}
      </span>
    </fieldset>
  );
}
