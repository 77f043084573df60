/** What is done less often, behind one button. What cannot be done now stays readable, and says why. */
import { ActionIcon, Menu } from "@mantine/core";
import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import classes from "./ui.module.css";

export interface MoreItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick?: () => void;
  /** A page of this product. */
  readonly to?: string;
  /** A file, opened beside the page. */
  readonly file?: string;
  readonly danger?: boolean;
  /** Why it cannot be done now; nothing where it can. */
  readonly reasons?: readonly string[];
}

interface MoreMenuProps {
  readonly items: readonly MoreItem[];
  readonly label?: string;
  readonly isBusy?: boolean;
}

export function MoreMenu({ items, label, isBusy = false }: MoreMenuProps) {
  const { more } = useWords().app.shell;
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={label ?? more} loading={isBusy}>
          <EllipsisVertical size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ item }: { readonly item: MoreItem }) {
  const { label, icon: Icon, onClick, to, file, danger = false, reasons = [] } = item;
  const look = { leftSection: <Icon size={15} aria-hidden />, ...(danger ? { color: "red" } : {}) };
  if (to !== undefined)
    return (
      <Menu.Item {...look} component={Link} to={to}>
        {label}
      </Menu.Item>
    );
  if (file !== undefined)
    return (
      <Menu.Item {...look} component="a" href={file} target="_blank" rel="noreferrer">
        {label}
      </Menu.Item>
    );
  const isOpen = reasons.length === 0;
  return (
    <Menu.Item
      {...look}
      aria-disabled={!isOpen}
      closeMenuOnClick={isOpen}
      onClick={() => isOpen && onClick?.()}
    >
      {label}
      {reasons.map((reason) => (
        <span key={reason} className={classes.menuReason}>
          {reason}
        </span>
      ))}
    </Menu.Item>
  );
}
