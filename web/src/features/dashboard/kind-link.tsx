/** The way from a number of orders to the orders. Each kind has a list of its own: where there are several, one chooses. */
import { Menu } from "@mantine/core";
import { may } from "@plimsoll/domain/access/permission";
import { ORDER_KINDS, type OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useActor } from "#app/session";
import { useWords } from "#i18n/words-provider";
import classes from "./dashboard.module.css";
import { useDashboardWords } from "./dashboard-words.tsx";
import { type OrderQuestion, ordersBehind } from "./list-behind.ts";

/** Kinds whose lists are open to the person. */
export function useKinds(): readonly OrderKind[] {
  const actor = useActor();
  return useMemo(
    () => ORDER_KINDS.filter((role) => may(actor, { service: "workorder", role, permission: "list" })),
    [actor],
  );
}

interface KindLinkProps {
  readonly question: OrderQuestion;
  /** What is opened, for those who hear it: "Planning: 12 orders". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly phase?: string;
  /** A second way to the same lists, for the mouse alone. */
  readonly isSilent?: boolean;
  readonly children?: ReactNode;
}

export function KindLink(props: KindLinkProps) {
  const { question, label, className = classes.number, style, phase, isSilent = false, children } = props;
  const kinds = useKinds();
  const words = useDashboardWords();
  const { choices } = useWords().records.work_order;
  const [only] = kinds;
  const shape = {
    className,
    title: label,
    ...(style ? { style } : {}),
    ...(phase === undefined ? {} : { "data-phase": phase }),
    ...(isSilent ? { tabIndex: -1, "aria-hidden": true } : { "aria-label": label }),
  };
  if (only === undefined)
    return (
      <span className={className} data-phase={phase} style={style}>
        {children}
      </span>
    );
  if (kinds.length === 1)
    return (
      <Link {...shape} to={ordersBehind(only, question)}>
        {children}
      </Link>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" {...shape}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.openList}</Menu.Label>
        {kinds.map((kind) => (
          <Menu.Item key={kind} component={Link} to={ordersBehind(kind, question)}>
            {choices.kind[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same choice as a line of links, where a menu has nothing to hang on. */
export function KindLinks({ question }: { readonly question: OrderQuestion }) {
  const kinds = useKinds();
  const { choices } = useWords().records.work_order;
  return (
    <span className={classes.kindLinks}>
      {kinds.map((kind) => (
        <Link key={kind} to={ordersBehind(kind, question)}>
          {choices.kind[kind]}
        </Link>
      ))}
    </span>
  );
}
