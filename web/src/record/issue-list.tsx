/** What is wrong or missing in a form: each line leads to its place. */
import { Anchor } from "@mantine/core";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import { useFormatContext } from "#fields/use-format-context";
import { focusField } from "./form-field.tsx";
import { fieldAt } from "./form-fields.ts";
import { issueLine, type NamedFields } from "./issue-text.ts";
import classes from "./record-form.module.css";

interface IssueListProps {
  readonly issues: readonly Issue[];
  readonly named: NamedFields;
}

export function IssueList({ issues, named }: IssueListProps) {
  const formats = useFormatContext();
  return (
    <ul className={classes.missing}>
      {issues.map((issue) => {
        const at = fieldAt(named.fields, issue.field ?? "");
        return (
          <li key={`${issue.field} ${issue.code}`}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => focusField(at?.name ?? "", at?.rest)}
            >
              {issueLine(issue, named, formats)}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
