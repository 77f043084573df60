/** Parts of a long form behind tabs: one is active, the first to begin with; a disabled one cannot be. */
import { Tabs, Tooltip } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { activeTab, type TabLink } from "./active-tab.ts";
import classes from "./form-tabs.module.css";

export interface FormTab extends TabLink {
  readonly text: string;
  /** Why it is disabled. */
  readonly reason?: string;
  /** Something in it is wrong or missing. */
  readonly invalid?: boolean;
  readonly panel: ReactNode;
}

export interface FormTabsProps {
  readonly label: string;
  readonly tabs: readonly FormTab[];
  /** The tab wanted, where the page decides; else the tabs remember it themselves. */
  readonly value?: string;
  readonly onValue?: (value: string) => void;
}

export function FormTabs({ label, tabs, value, onValue }: FormTabsProps) {
  const [chosen, setChosen] = useState<string>();
  const active = activeTab(tabs, value ?? chosen);
  const choose = (next: string | null) => {
    if (next === null || activeTab(tabs, next) !== next) return;
    setChosen(next);
    onValue?.(next);
  };
  return (
    // What was typed behind a tab stays there while another is looked at.
    <Tabs value={active ?? null} onChange={choose} keepMounted classNames={{ list: classes.list ?? "" }}>
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tooltip key={tab.value} label={tab.reason} disabled={tab.reason === undefined}>
            <Tabs.Tab
              value={tab.value}
              aria-disabled={tab.disabled === true}
              data-disabled={tab.disabled === true || undefined}
              className={classes.tab ?? ""}
              rightSection={tab.invalid === true ? <span className={classes.mark} aria-hidden /> : undefined}
            >
              {tab.text}
            </Tabs.Tab>
          </Tooltip>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} pt="md">
          {tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
