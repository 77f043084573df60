/** Whether a form lies over the page already: from there no second one is opened. */
import { createContext } from "react";

export const InsideDialog = createContext(false);
