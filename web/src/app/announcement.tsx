/** What those who run the installation tell everybody, above the page; whoever has read it puts it away. */
import { CloseButton } from "@mantine/core";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { useWords } from "#i18n/words-provider";
import { useSetting } from "./settings.ts";
import classes from "./shell.module.css";

export function Announcement() {
  const { shell } = useWords().app;
  const text = useSetting("announcement");
  const [read, setRead] = useState<string>();
  if (text === undefined || text === read) return null;
  return (
    <div className={classes.announcement} role="status" data-print="hidden">
      <Megaphone size={16} aria-hidden />
      <span>{text}</span>
      <CloseButton size="sm" aria-label={shell.close} onClick={() => setRead(text)} />
    </div>
  );
}
