/** What can be done from the palette beside going somewhere: begin something new, turn the lights off. And what was open lately. */
import { mayOn } from "@plimsoll/domain/access/permission";
import { fold } from "@plimsoll/domain/kernel/fold";
import { catalog } from "@plimsoll/domain/records";
import { Clock, Moon, Plus, Sun } from "lucide-react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { setClientState, useClientState } from "./client-state.ts";
import type { Choice } from "./palette-choice.ts";
import { useActor } from "./session.tsx";

/** What people begin; everything else is added from its own list. */
const BEGUN = [
  { record: "proposal", to: "/services/proposals/new" },
  { record: "nomination", to: "/services/nomeation/new" },
  { record: "work_order", to: "/services/ship/new" },
] as const;

const ICON = { size: 16, strokeWidth: 1.8, "aria-hidden": true } as const;
const MOST = 4;

/** Offered once something is typed: before that, they would stand between a person and their screens. */
export function useActions(text: string): readonly Choice[] {
  const words = useWords();
  const actor = useActor();
  const { search } = words.app.shell;
  const names: Readonly<Record<string, { readonly name: string }>> = words.records;
  const wanted = fold(text);
  const begin = BEGUN.flatMap(({ record, to }): Choice[] => {
    if (!mayOn(actor, catalog.get(record).definition, "create")) return [];
    const name = say(words.app.record.form.newItem, { item: names[record]?.name ?? record });
    return [{ key: `new-${record}`, name, detail: "", icon: <Plus {...ICON} />, to, external: false }];
  });
  const light = (colorScheme: "dark" | "light", name: string, icon: Choice["icon"]): Choice => ({
    key: `light-${colorScheme}`,
    name,
    detail: "",
    icon,
    to: "",
    external: false,
    act: () => setClientState({ colorScheme }),
  });
  const all = [
    ...begin,
    light("dark", search.dark, <Moon {...ICON} />),
    light("light", search.light, <Sun {...ICON} />),
  ];
  if (wanted.length < 2) return [];
  const asWords = ({ key, name }: Choice) =>
    fold(`${name} ${key.startsWith("new-") ? `${search.newWords} ${name}` : key.replace("-", " ")}`);
  return all.filter((one) => wanted.split(" ").every((word) => asWords(one).includes(word))).slice(0, MOST);
}

/** Shown while nothing is typed. */
export function useRecentlyOpened(text: string): readonly Choice[] {
  const opened = useClientState((state) => state.opened);
  if (text.trim() !== "") return [];
  return opened.map(({ to, name, detail }) => ({
    key: `recent-${to}`,
    name,
    detail,
    icon: <Clock {...ICON} />,
    to,
    external: false,
  }));
}
