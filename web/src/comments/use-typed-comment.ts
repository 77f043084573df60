/** A comment while it is written. It is kept as every draft: another tab, a reload or a lost session does not cost it. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { useCallback, useMemo, useRef, useState } from "react";
import { useActor } from "#app/session";
import { isNamed } from "#fields/form-state";
import { type DraftOwner, dropDraft, keepDraft, readDraft } from "#record/drafts";

type Typed = {
  readonly text: string;
  /** Whoever was chosen from the list of colleagues. */
  readonly people: readonly Named[];
};

const NOTHING: Typed = { text: "", people: [] };

function typedBefore(owner: DraftOwner): Typed {
  const states = readDraft(localStorage, owner)?.states;
  if (!states) return NOTHING;
  return {
    text: typeof states.text === "string" ? states.text : "",
    people: Array.isArray(states.people) ? states.people.filter(isNamed) : [],
  };
}

/** `about`: the order, or a page of one of its operations. */
export function useTypedComment(about: string) {
  const { userId } = useActor();
  const owner = useMemo<DraftOwner>(() => ({ userId, record: "comment", id: about }), [userId, about]);
  const [typed, setTyped] = useState<Typed>(() => typedBefore(owner));
  // A chosen name changes text and people in one turn; both see what is there by then.
  const latest = useRef(typed);
  const keep = useCallback(
    (change: Partial<Typed>) => {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setTyped(next);
      if (next.text.trim() === "") return dropDraft(localStorage, owner);
      const at = new Date().toISOString();
      keepDraft(localStorage, owner, { at, id: owner.id, row: null, states: next });
    },
    [owner],
  );
  return {
    ...typed,
    setText: (text: string) => keep({ text }),
    addPerson: (person: Named) => keep({ people: [...latest.current.people, person] }),
    clear: () => keep(NOTHING),
  };
}
