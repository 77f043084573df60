/** Every version under the code of a proposal, and two of them to be laid side by side. */
import { Anchor, Button, Checkbox } from "@mantine/core";
import { Columns2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import classes from "./commercial.module.css";
import { useCommercialWords } from "./commercial-words.tsx";
import { PROPOSALS, type ProposalRow } from "./proposal.ts";

const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));

const NONE: readonly ProposalRow[] = [];

/** Oldest first. */
export function useVersions(row: ProposalRow): readonly ProposalRow[] {
  const isAlone = row.revision === 1 && !row.superseded;
  const asked = useCall(
    { ...PROPOSALS, action: "versions", attributes: { id: row.id } },
    { enabled: !isAlone, keepPrevious: false },
  );
  return isAlone ? NONE : (asked.data?.attributes ?? NONE);
}

export function VersionsCard({ row }: { readonly row: ProposalRow }) {
  const words = useCommercialWords().versions;
  const versions = useVersions(row);
  const [marked, setMarked] = useState<readonly string[]>();
  const [isOpen, setOpen] = useState(false);
  if (versions.length < 2) return null;
  const chosen = marked ?? neighbours(versions, row.id);
  const [left, right] = versions.filter((one) => chosen.includes(one.id));
  // A third one takes the place of the one that was chosen first.
  const toggle = (id: string) =>
    setMarked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  return (
    <Card padded className={classes.part ?? ""}>
      <div className={classes.versionsHead}>
        <CardTitle>{words.title}</CardTitle>
        <Button
          size="xs"
          variant="default"
          leftSection={<Columns2 size={15} aria-hidden />}
          disabled={!left || !right}
          title={left && right ? undefined : words.compareTwo}
          onClick={() => setOpen(true)}
        >
          {words.compare}
        </Button>
      </div>
      <VersionTable row={row} versions={versions} chosen={chosen} onToggle={toggle} />
      {isOpen && left && right && (
        <Suspense fallback={null}>
          <CompareDialog left={left} right={right} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** This version and the one before it, or after it where it is the first. */
function neighbours(versions: readonly ProposalRow[], id: string): string[] {
  const at = versions.findIndex((one) => one.id === id);
  const first = Math.max(0, Math.min(at - 1, versions.length - 2));
  return versions.slice(first, first + 2).map((one) => one.id);
}

interface VersionTableProps {
  readonly row: ProposalRow;
  readonly versions: readonly ProposalRow[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

function VersionTable({ row, versions, chosen, onToggle }: VersionTableProps) {
  const words = useCommercialWords();
  const { records } = useWords();
  const dates = useDates();
  const { fields, choices } = records.proposal;
  return (
    <section
      className={classes.scrolls}
      aria-label={words.versions.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th aria-hidden />
            <th scope="col">{fields.revision}</th>
            <th scope="col">{fields.status}</th>
            <th scope="col">{fields.date}</th>
            <th scope="col">{fields.expiration_date}</th>
            <th scope="col">{fields.sent_at}</th>
            <th scope="col">{fields.answered_at}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.id} aria-current={one.id === row.id ? "true" : undefined}>
              <td>
                <Checkbox
                  aria-label={say(words.versions.choose, { revision: one.revision })}
                  checked={chosen.includes(one.id)}
                  onChange={() => onToggle(one.id)}
                />
              </td>
              <td>
                {one.id === row.id ? (
                  <b>
                    {one.revision} ({words.versions.this})
                  </b>
                ) : (
                  <Anchor component={Link} to={`../${one.id}`} relative="path">
                    {say(words.version, { revision: one.revision })}
                  </Anchor>
                )}
              </td>
              <td>
                <StatusChip
                  phase={phasesOf("proposal", "status")?.[one.status] ?? "planning"}
                  label={choices.status[one.status]}
                />
                {one.superseded && <span className={classes.quiet}> {words.versions.replacedBy}</span>}
              </td>
              <td>{dates.date(one.date)}</td>
              <td>{dates.date(one.expiration_date)}</td>
              <td>{dates.moment(one.sent_at)}</td>
              <td>{dates.moment(one.answered_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
