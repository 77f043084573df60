/**
 * The secret of a customer's system goes in and never comes out: before a row is written, the text that somebody entered
 * moves to a table that no call reads, and the row gets a mark instead. So lists, forms, sheets, the search and the history
 * hold a mark by construction, and there is no place where hiding it could be forgotten.
 */
import { randomBytes } from "node:crypto";
import type { RecordRules } from "#record/rules";
import { dropSecret, keepSecret } from "./store.ts";

const newMark = () => `••••••••-${randomBytes(8).toString("hex")}`;

export const customerRules: RecordRules = {
  async keep(call, row, before) {
    const given = row.sync_secret;
    if (typeof given !== "string" || given === before?.sync_secret) return {};
    const mark = newMark();
    await keepSecret(call.db, mark, given);
    return { sync_secret: mark };
  },
  async afterWrite(call, { before, after }) {
    const old = before?.sync_secret;
    if (typeof old === "string" && old !== after?.sync_secret) await dropSecret(call.db, old);
  },
};
