/** Another way for the rows of a form than straight to the server: what is written in the field may have to wait here. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { createContext } from "react";

export type SendRow = (
  action: "create" | "update",
  attributes: Values,
) => Promise<{ readonly attributes: Values }>;

export const RowSender = createContext<SendRow | undefined>(undefined);
