/** The seals of each hold: places chosen on the drawing, numbers typed, scanned or as a range, and what became of them. */
import { isLive } from "@plimsoll/domain/operation/pages/hold-sealing";
import { useMemo, useState } from "react";
import { sayCount } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { ApplySeals } from "./apply-seals.tsx";
import { classes } from "./classes.ts";
import { holdIcon } from "./hold-icon.tsx";
import { HoldNavigator } from "./hold-navigator.tsx";
import { holdsOf } from "./holds-of.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { SealDrawing } from "./seal-drawing.tsx";
import { type Seal, SealList } from "./seal-list.tsx";
import { useHold } from "./use-hold.ts";
import { rowsOf } from "./use-operation.ts";

const RECORD = "hold_sealing";

export function HoldSealing(props: BodyProps) {
  const { hand } = props;
  const words = useOperationWords().states;
  const holds = useMemo(() => holdsOf(hand.bundle), [hand.bundle]);
  const [hold, choose] = useHold(holds);
  const seals = rowsOf<Seal>(hand.bundle, RECORD);
  const liveOf = (one: number) => seals.filter((row) => row.hold === one && isLive(row.state)).length;
  const navigated = holds.map((one) => {
    const count = liveOf(one);
    const tone = count > 0 ? ("good" as const) : one === hold ? ("now" as const) : ("none" as const);
    return { hold: one, tone, label: count > 0 ? sayCount(words.sealed, count) : words.none };
  });
  return (
    <>
      <Card padded>
        <HoldNavigator holds={navigated} chosen={hold} onChoose={choose} icon={holdIcon} />
      </Card>
      <SealsOfHold
        key={hold}
        {...props}
        hold={hold}
        seals={seals.filter((row) => row.hold === hold)}
        known={seals}
      />
    </>
  );
}

interface SealsOfHoldProps extends BodyProps {
  readonly hold: number;
  readonly seals: readonly Seal[];
  /** Of all holds. */
  readonly known: readonly Seal[];
}

function SealsOfHold(props: SealsOfHoldProps) {
  const { hold, seals, closed } = props;
  const rights = useRights(useModel(RECORD));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sealed = new Map(seals.filter((row) => isLive(row.state)).map((row) => [row.position, row.number]));
  const mayApply = closed === undefined && rights.create;
  const toggle = (position: number) =>
    setChosen(
      chosen.includes(position)
        ? chosen.filter((one) => one !== position)
        : [...chosen, position].sort((a, b) => a - b),
    );
  return (
    <div className={classes.sealing}>
      <Card padded>
        <SealDrawing hold={hold} sealed={sealed} chosen={chosen} disabled={!mayApply} onToggle={toggle} />
      </Card>
      {/* Before the list, as the work goes: on a phone nobody scrolls over forty seals to set the next. */}
      {mayApply && (
        <div className={classes.besideSeals}>
          <ApplySeals {...props} chosen={chosen} onApplied={() => setChosen([])} />
        </div>
      )}
      <SealList {...props} mayChange={closed === undefined && rights.update} />
    </div>
  );
}
