/** On which page of the field something was said. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { ROUTES } from "@plimsoll/domain/routes/index";
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { MapPin } from "lucide-react";
import { useRouteWords } from "#app/route-words";
import { say } from "#i18n/say";
import { useCommentWords } from "./comment-words.tsx";
import classes from "./comments.module.css";

interface SaidOnProps {
  readonly page: string | null | undefined;
  readonly operation: Named | null | undefined;
}

export function SaidOn({ page, operation }: SaidOnProps) {
  const words = useCommentWords();
  const titles = useRouteWords();
  const entry = flattenRoutes(ROUTES).find(({ role, path }) => role === page && path.includes("/:id/"));
  if (!page || !entry) return null;
  const name = [titles(entry).title, operation?.name].filter(Boolean).join(", ");
  return (
    <span className={classes.side}>
      <MapPin size={13} aria-hidden />
      {say(words.about, { page: name })}
    </span>
  );
}
