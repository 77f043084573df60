/** Words of the screens, by room of the house. */
import { importing } from "./app-import.ts";
import { parts } from "./app-parts.ts";
import { people } from "./app-people.ts";
import { record } from "./app-record.ts";
import { shell } from "./app-shell.ts";
import { tools } from "./app-tools.ts";

export const app = { shell, record, parts, import: importing, people, tools } as const;
