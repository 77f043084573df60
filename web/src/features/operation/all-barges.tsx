/** A page of the field for every barge of a convoy, one below the other. */
import { useIntersection } from "@mantine/hooks";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { OperationPage } from "@plimsoll/domain/operation/operation-page";
import { memo, type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { whenIdle } from "#app/loaded";
import { useActor } from "#app/session";
import { CountedComments, useCommentCounts } from "#comments/page-comments";
import { classes } from "./classes.ts";
import { FieldBody } from "./field-body.tsx";
import { NamedHead } from "./field-head.tsx";
import { pagePath } from "./operation-path.ts";
import type { Addressed, OperationInHand } from "./use-operation.ts";
import { useWholePrint } from "./use-whole-print.ts";
import { WithOperation } from "./with-operation.tsx";

/** As many as a large screen shows. */
const AT_ONCE = 2;
/** A screen before somebody comes to it. */
const NEAR = "100% 0px";

interface AllBargesProps {
  readonly addressed: Addressed;
  readonly page: OperationPage;
}

export function AllBarges({ addressed, page }: AllBargesProps) {
  const [first] = addressed.siblings;
  const printing = useWholePrint();
  return (
    <WithOperation addressed={{ ...addressed, operationId: first?.id }}>
      {(hand) => (
        <NamedHead hand={hand} page={page} isOfConvoy printing={printing}>
          <Barges hand={hand} addressed={addressed} page={page} isWhole={printing.isWhole} />
        </NamedHead>
      )}
    </WithOperation>
  );
}

interface BargesProps extends AllBargesProps {
  readonly hand: OperationInHand;
  /** All of them are wanted at once. */
  readonly isWhole: boolean;
}

function Barges({ hand, addressed, page, isWhole }: BargesProps) {
  const { siblings } = addressed;
  const { id: orderId } = hand.bundle.order;
  const drawn = useOneByOne(siblings.length);
  const counts = useCommentCounts(orderId, page.key);
  return (
    <div className={classes.barges}>
      {siblings.map((barge, at) => (
        <Barge
          key={barge.id}
          addressed={addressed}
          page={page}
          barge={barge}
          orderId={orderId}
          comments={counts.get(barge.id) ?? 0}
          isDue={isWhole || at < drawn}
        />
      ))}
    </div>
  );
}

interface BargeProps extends AllBargesProps {
  readonly barge: Addressed["siblings"][number];
  readonly orderId: string;
  readonly comments: number;
  readonly isDue: boolean;
}

/** The next one comes without drawing those before it again. */
const Barge = memo(function Barge({ addressed, page, barge, orderId, comments, isDue }: BargeProps) {
  const actor = useActor();
  return (
    <section className={classes.barge} data-narrow="true">
      <div className={classes.bargeHead}>
        <h2 className={classes.bargeName}>
          <Link to={pagePath({ ...barge, work_order_id: orderId }, page.segment)}>{barge.name}</Link>
        </h2>
        {/* What is said is about one barge. */}
        <CountedComments
          orderId={orderId}
          isGuest={isGuest(actor)}
          page={{ operationId: barge.id, key: page.key }}
          name={barge.name}
          count={comments}
        />
      </div>
      <DrawnInTime isDue={isDue}>
        <WithOperation addressed={{ ...addressed, operationId: barge.id }} isPart>
          {(own) => <FieldBody hand={own} page={page} />}
        </WithOperation>
      </DrawnInTime>
    </section>
  );
});

/** How many are drawn: a convoy of two dozen takes seconds, and whoever opens it looks at the first of them. */
function useOneByOne(total: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => (drawn < total ? whenIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, total]);
  return drawn;
}

/** Drawn when it is due, or when somebody comes near it before. */
function DrawnInTime({ isDue, children }: { readonly isDue: boolean; readonly children: ReactNode }) {
  const { ref, entry } = useIntersection({ rootMargin: NEAR });
  const [isDrawn, setDrawn] = useState(isDue);
  if (!isDrawn && (isDue || entry?.isIntersecting === true)) setDrawn(true);
  return (
    <div ref={ref} className={classes.bargeBody}>
      {isDrawn && children}
    </div>
  );
}
