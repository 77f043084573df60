/** While a nomination is typed: what looks like the same one is named with the way to it. It warns and keeps nobody. */
import { Alert, Anchor } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { isCalendarDate } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CopyCheck } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Link, useParams } from "react-router";
import { isNamed } from "#fields/form-state";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { useCall } from "#rpc/hooks";
import { StatusChip } from "#ui/status-chip";
import classes from "./commercial.module.css";
import { useCommercialWords } from "./commercial-words.tsx";
import { NOMINATIONS, type NominationField } from "./nomination.ts";

const ASKED = ["vessel", "port_id", "eta", "window_end"] as const satisfies readonly NominationField[];

const NOTHING_YET = { vessel: "", port_id: "", eta: "" };

/** What is asked once enough of it is typed. */
function questionOf([vessel, port, eta, end]: readonly unknown[]) {
  if (typeof vessel !== "string" || vessel.trim() === "" || !isNamed(port)) return undefined;
  if (typeof eta !== "string" || !isCalendarDate(eta)) return undefined;
  const window = typeof end === "string" && isCalendarDate(end) && end >= eta ? { window_end: end } : {};
  return { vessel: vessel.trim(), port_id: port.id, eta, ...window };
}

export function SimilarWarning({ form }: { readonly form: UseFormReturn<Values> }) {
  const words = useCommercialWords().nominate;
  const { records } = useWords();
  const dates = useDates();
  const { id = "" } = useParams();
  const [typed] = useDebouncedValue(useWatch({ control: form.control, name: [...ASKED] }), FETCH_DELAY);
  const question = questionOf(typed);
  const asked = useCall(
    {
      ...NOMINATIONS,
      action: "similar",
      attributes: { ...(question ?? NOTHING_YET), ...(id === "new" ? {} : { id }) },
    },
    { enabled: question !== undefined, keepPrevious: false },
  );
  const found = question === undefined ? [] : (asked.data?.attributes ?? []);
  const names: Readonly<Record<string, string>> = records.nomination.choices.status;
  if (found.length === 0) return null;
  return (
    <Alert color="orange" mb="sm" icon={<CopyCheck size={16} aria-hidden />} title={words.similar}>
      {words.similarText}
      <ul className={classes.similar}>
        {found.map((one) => (
          <li key={one.id}>
            <Anchor component={Link} to={`../${one.id}`} relative="path" underline="always">
              {one.code}
            </Anchor>{" "}
            {say(one.window_end === null ? words.similarLine : words.similarWindow, {
              vessel: one.vessel,
              from: dates.date(one.eta),
              to: dates.date(one.window_end),
            })}{" "}
            <StatusChip
              phase={phasesOf("nomination", "status")?.[one.status] ?? "planning"}
              label={names[one.status] ?? one.status}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
