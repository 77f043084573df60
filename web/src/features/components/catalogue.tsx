/** The frame of the catalogue: a part with its anchor, its states side by side, and the list of all parts. */
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import classes from "./catalogue.module.css";

export const GROUPS = {
  choose: ["twoTables", "select", "choice", "toggle"],
  type: ["text", "numbers", "dates", "richText"],
  files: ["dropZone", "singleFile", "gallery"],
  place: ["map", "manyPlaces", "cargo"],
  rows: ["grid"],
  tell: ["statuses", "timeline", "derived", "toasts", "empty"],
  move: ["tabs", "modal", "panel"],
} as const;

export type GroupName = keyof typeof GROUPS;
export type PartName = (typeof GROUPS)[GroupName][number];

/** `#two-tables`, as an address is written. */
export const anchorOf = (name: PartName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function Part({ name, children }: { readonly name: PartName; readonly children: ReactNode }) {
  const { titles, about } = useWords().app.parts.catalogue;
  const anchor = anchorOf(name);
  return (
    <section id={anchor} className={classes.part} aria-labelledby={`${anchor}-title`}>
      <Card padded>
        <h2 className={classes.title} id={`${anchor}-title`}>
          <a href={`#${anchor}`}>{titles[name]}</a>
        </h2>
        <p className={classes.about}>{about[name]}</p>
        {children}
      </Card>
    </section>
  );
}

export type StateName = keyof ReturnType<typeof useWords>["app"]["parts"]["catalogue"]["states"];

interface StatesProps {
  /** How much room one state wants: a third of the line, half of it, or all. */
  readonly width?: "narrow" | "half" | "full";
  readonly children: ReactNode;
}

export function States({ width = "narrow", children }: StatesProps) {
  return (
    <div className={classes.states} data-width={width}>
      {children}
    </div>
  );
}

export function State({ name, children }: { readonly name: StateName; readonly children: ReactNode }) {
  const { states } = useWords().app.parts.catalogue;
  return (
    <div className={classes.state}>
      <p className={classes.caption}>{states[name]}</p>
      {children}
    </div>
  );
}

/** Beside the parts where there is room, above them where there is not. */
export function Contents() {
  const { contents, groups, titles } = useWords().app.parts.catalogue;
  return (
    <nav className={classes.contents} aria-label={contents}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <div key={group} className={classes.group}>
          <p className={classes.groupTitle}>{groups[group as GroupName]}</p>
          <ul className={classes.links}>
            {names.map((name) => (
              <li key={name}>
                <Anchor className={classes.link} href={`#${anchorOf(name)}`} underline="never">
                  {titles[name]}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
