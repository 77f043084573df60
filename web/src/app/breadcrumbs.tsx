/** Where the page is. The home icon goes where the brand goes; a step with siblings is a menu of them. */
import { Anchor, Menu, UnstyledButton } from "@mantine/core";
import { ChevronDown, House } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import { homePath } from "./home.ts";
import { type RouteMatch, useRouteMatch } from "./route-match.ts";
import { useRouteWords } from "./route-words.ts";
import { useSession } from "./session.tsx";
import classes from "./shell.module.css";

export interface Step {
  readonly label: string;
  /** The same page of the siblings: barges of the convoy, holds of the ship. */
  readonly siblings?: readonly { readonly label: string; readonly to: string }[];
}

/** Names for steps that stand for a record, by the path of their route. */
export type Steps = Readonly<Record<string, Step>>;

function StepLabel({
  step,
  to,
  last,
}: {
  readonly step: Step;
  readonly to: string | undefined;
  readonly last: boolean;
}) {
  if (step.siblings !== undefined && step.siblings.length > 0)
    return (
      <Menu>
        <Menu.Target>
          <UnstyledButton className={classes.crumbMenu} aria-current={last ? "page" : undefined}>
            {step.label}
            <ChevronDown size={12} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {step.siblings.map((sibling) => (
            <Menu.Item key={sibling.to} component={Link} to={sibling.to}>
              {sibling.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  if (last || to === undefined) return <span aria-current={last ? "page" : undefined}>{step.label}</span>;
  return (
    <Anchor component={Link} to={to} inherit c="inherit">
      {step.label}
    </Anchor>
  );
}

function useTrail(match: RouteMatch | undefined, steps: Steps, title: string) {
  const wordsOf = useRouteWords();
  if (!match) return [{ key: "page", step: { label: title }, to: undefined }];
  return match.trail.map(({ entry, to }) => ({
    key: entry.name,
    step: steps[entry.path] ?? { label: wordsOf(entry).title },
    to: entry.page === undefined ? undefined : to,
  }));
}

export interface BreadcrumbsProps {
  /** Shown for a page that the route table does not know. */
  readonly title: string;
  readonly steps?: Steps;
}

export function Breadcrumbs({ title, steps = {} }: BreadcrumbsProps) {
  const { shell } = useWords().app;
  const session = useSession();
  const trail = useTrail(useRouteMatch(), steps, title);
  return (
    <nav className={classes.crumbs} aria-label={shell.breadcrumbs} data-print="hidden">
      <Anchor
        component={Link}
        to={session ? homePath(session.actor) : "/"}
        aria-label={shell.home}
        inherit
        c="inherit"
        className={classes.crumbHome}
      >
        <House size={14} aria-hidden />
      </Anchor>
      {trail.map(({ key, step, to }, index) => (
        <span key={key} className={classes.crumb}>
          <span aria-hidden>/</span>
          <StepLabel step={step} to={to} last={index === trail.length - 1} />
        </span>
      ))}
    </nav>
  );
}
