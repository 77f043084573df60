/**
 * Writing the table without repeating oneself: a draft names only its own segment, and mounting it under a
 * parent gives it the absolute path, a name and whatever access the parent asks for. The same drafts can be
 * mounted twice, which is how a ship and a barge share their field pages.
 */
import type { RouteEntry } from "./route.ts";

export interface RouteDraft extends Omit<RouteEntry, "name" | "path" | "children"> {
  /** Relative to the parent; may hold several steps (`edit/:periodid`). */
  segment: string;
  children?: readonly RouteDraft[];
}

type Access = Pick<RouteEntry, "service" | "role" | "roles" | "developer">;

export function routeName(path: string): string {
  const name = path.replaceAll(":", "").split("/").filter(Boolean).join("-");
  return name === "" ? "index" : name;
}

/** Service, role or roles and the developer mark pass down to children that do not set their own. */
export function mountRoute(draft: RouteDraft, parentPath = "", inherited: Access = {}): RouteEntry {
  const { segment, children, ...own } = draft;
  const path = `${parentPath}/${segment}`;
  const service = own.service ?? inherited.service;
  const role = own.role ?? inherited.role;
  const roles = own.roles ?? (own.role === undefined ? inherited.roles : undefined);
  const developer = own.developer ?? inherited.developer;
  const access: Access = {
    ...(service === undefined ? {} : { service }),
    ...(role === undefined || roles !== undefined ? {} : { role }),
    ...(roles === undefined ? {} : { roles }),
    ...(developer === undefined ? {} : { developer }),
  };
  return {
    ...(own.section === true ? { page: "section" } : {}),
    ...own,
    ...access,
    name: routeName(path),
    path,
    ...(children === undefined ? {} : { children: children.map((child) => mountRoute(child, path, access)) }),
  };
}
