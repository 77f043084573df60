/** Words of the screens, by room of the house. */
import { record } from "./app-record.ts";
import { shell } from "./app-shell.ts";

export const app = { shell, record };
