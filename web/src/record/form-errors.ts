/** Issues as the form library wants them, and messages as the controls want them. */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { FieldErrors as LibraryErrors } from "react-hook-form";
import type { FieldErrors } from "#fields/field-screen";
import { fieldAt, formFields } from "./form-fields.ts";

interface Node {
  [part: string]: Node | string;
}

/** The first issue of a place stands; the others are seen once it is mended. */
export function nestedErrors(
  model: RecordModel,
  issues: readonly Issue[],
  text: (issue: Issue) => string,
): LibraryErrors {
  const root: Node = {};
  for (const issue of issues) {
    const at = fieldAt(formFields(model), issue.field ?? "");
    if (!at) continue;
    const path = [at.name, ...(at.rest === "" ? [] : at.rest.split("."))];
    let node = root;
    for (const part of path) {
      const next = node[part];
      const child: Node = typeof next === "object" ? next : {};
      node[part] = child;
      node = child;
    }
    if (typeof node.message === "string") continue;
    node.type = issue.code;
    node.message = text(issue);
  }
  return root as LibraryErrors;
}

/** Messages by path inside one field. */
export function flatErrors(error: unknown, path = ""): FieldErrors {
  if (typeof error !== "object" || error === null) return {};
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(error)) {
    if (key === "message" && typeof value === "string") found[path] = value;
    else if (key !== "ref" && key !== "type" && key !== "types") {
      Object.assign(found, flatErrors(value, path === "" ? key : `${path}.${key}`));
    }
  }
  return found;
}
