/** Tabs above a list: each is a filter that people ask for all the time. */
import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./list-tabs-bar.module.css";

export interface TabLine {
  readonly value: string;
  readonly label: ReactNode;
}

interface ListTabsBarProps {
  readonly label: string;
  readonly tabs: readonly TabLine[];
  readonly chosen: string | null;
  readonly onChoose: (tab: string) => void;
  /** Where a choice makes the whole page anew: whoever chose with the keys goes on from the same tab. */
  readonly takesFocus?: boolean;
}

export function ListTabsBar({ label, tabs, chosen, onChoose, takesFocus = false }: ListTabsBarProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>("[data-active]")?.focus();
  }, [takesFocus]);
  // On a phone the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what there is to show
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);
  return (
    <Tabs
      className={classes.bar}
      value={chosen}
      // Choosing with the arrows would ask for every list on the way.
      activateTabWithKeyboard={false}
      onChange={(tab) => tab !== null && onChoose(tab)}
    >
      <Tabs.List ref={list} aria-label={label} className={classes.list ?? ""}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
