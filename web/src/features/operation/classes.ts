/** The styles of the field pages, by name: one sheet for the frame, one for holds, one for checks, one for rows, one for what is in hand. */
import checks from "./checks.module.css";
import draft from "./draft.module.css";
import holds from "./holds.module.css";
import frame from "./operation.module.css";
import rows from "./rows.module.css";
import seals from "./seals.module.css";

export const classes = { ...frame, ...rows, ...holds, ...checks, ...draft, ...seals };
