/** What somebody has left of their seals, and from whose stock the typed numbers are. */
import type { SealStock } from "@plimsoll/domain/operation/seal-stock";
import { TriangleAlert } from "lucide-react";
import { say, sayCount } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { ToldSeals } from "./use-seal-stock.ts";

interface SealStockCardProps {
  readonly name: string;
  readonly stock: SealStock;
  /** Typed, and not applied yet. */
  readonly ready: number;
}

export function SealStockCard({ name, stock, ready }: SealStockCardProps) {
  const words = useOperationWords().stock;
  const { issued, left, isLow, next } = stock;
  const rest = left - ready;
  const parts = [
    ["applied", stock.applied],
    ["ready", ready],
    ["spoiled", stock.spoiled],
    ["left", rest],
  ] as const;
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{say(words.title, { name })}</CardTitle>
        <span className={classes.quiet}>{sayCount(words.issued, issued)}</span>
      </div>
      {issued === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <>
          <StockBar parts={parts} />
          <ul className={classes.stockParts}>
            {parts.map(([part, count]) => (
              <li key={part} data-part={part}>
                {words.parts[part]} <b>{count}</b>
              </li>
            ))}
          </ul>
          {next !== null && <p className={classes.nextSeal}>{say(words.next, { number: next })}</p>}
        </>
      )}
      {isLow && (
        <p className={classes.warnText}>
          <TriangleAlert size={15} aria-hidden /> {sayCount(words.low, left)}
        </p>
      )}
    </Card>
  );
}

const BAR_HEIGHT = 8;

/** Drawn for the eye; the list below it says the same. */
function StockBar({ parts }: { readonly parts: readonly (readonly [part: string, count: number])[] }) {
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const before = (at: number) => parts.slice(0, at).reduce((sum, [, count]) => sum + count, 0);
  return (
    <svg
      className={classes.stockBar}
      viewBox={`0 0 ${total} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {parts.map(([part, count], at) => (
        <rect key={part} data-part={part} x={before(at)} y={0} width={count} height={BAR_HEIGHT} />
      ))}
    </svg>
  );
}

/** Told and never refused: a seal is on the hold when it is on the hold, whoever was given it. */
export function SealsTold({ told }: { readonly told: ToldSeals }) {
  const words = useOperationWords().stock;
  return (
    <>
      {told.own.length > 0 && (
        <p className={classes.goodText}>{say(words.own, { ranges: told.own.join(", ") })}</p>
      )}
      {told.others.map(([name, numbers]) => (
        <p key={name} className={classes.warnText}>
          {say(words.others, { name, numbers: numbers.join(", ") })}
        </p>
      ))}
      {told.nobodys.length > 0 && (
        <p className={classes.warnText}>{say(words.nobodys, { numbers: told.nobodys.join(", ") })}</p>
      )}
    </>
  );
}
