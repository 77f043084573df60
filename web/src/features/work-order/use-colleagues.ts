/** Whom a comment can mention: users where one may look them up, else the surveyors who have an account. */

import { useDebouncedValue } from "@mantine/hooks";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList } from "#rpc/hooks";

const OFFERED = 8;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly user_id?: string | null;
}

export interface Colleagues {
  readonly people: readonly Named[];
  readonly isPending: boolean;
}

type Source = "user" | "inspector";

/** Nothing where the person may look up neither. */
export function useColleagueSource(isGuest: boolean): Source | undefined {
  const users = useRights(useModel("user")).list;
  const inspectors = useRights(useModel("inspector")).list;
  if (isGuest) return undefined;
  return users ? "user" : inspectors ? "inspector" : undefined;
}

export function useColleagues(source: Source | undefined, query: string | undefined): Colleagues {
  const [rested] = useDebouncedValue(query?.trim() ?? "", FETCH_DELAY);
  const isUser = source === "user";
  const asked = useList<Person>(
    { service: "register", type: source ?? "user" },
    {
      fields: isUser ? ["id", "name"] : ["id", "name", "user_id"],
      order: [["name", "asc"]],
      active: true,
      pagination: { page: 1, size: OFFERED },
      ...(isUser ? {} : { conditions: [{ attribute: "user_id", operator: "!=", value: null }] }),
      ...(rested === "" ? {} : { search: rested }),
    },
    { enabled: source !== undefined && query !== undefined },
  );
  const rows = asked.data?.attributes ?? [];
  return {
    people: rows.flatMap(({ id, name, user_id: user }) => {
      const of = isUser ? id : user;
      return typeof of === "string" ? [{ id: of, name }] : [];
    }),
    isPending: asked.isPending || asked.isPlaceholderData || rested !== (query?.trim() ?? ""),
  };
}
