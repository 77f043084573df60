/** The rule for passwords, shown while one is typed. The server has the last word; this only spares a try. */

import { VisuallyHidden } from "@mantine/core";
import { Circle, CircleCheck } from "lucide-react";
import { useWords } from "#i18n/words-provider";
import classes from "./dialogs.module.css";

const RULES = {
  ruleLength: (text: string) => text.length >= 8,
  ruleUppercase: (text: string) => /\p{Lu}/u.test(text),
  ruleNumber: (text: string) => /\d/.test(text),
} as const;

type RuleName = keyof typeof RULES;
const NAMES: readonly RuleName[] = ["ruleLength", "ruleUppercase", "ruleNumber"];

export function isStrongPassword(text: string): boolean {
  return NAMES.every((name) => RULES[name](text));
}

export function PasswordRules({ password, id }: { readonly password: string; readonly id: string }) {
  const { recovery } = useWords().app.session;
  return (
    <ul className={classes.rules} id={id}>
      {NAMES.map((name) => {
        const met = RULES[name](password);
        const Icon = met ? CircleCheck : Circle;
        return (
          <li key={name} className={classes.rule} data-met={met}>
            <Icon size={14} aria-hidden />
            {recovery[name]}
            <VisuallyHidden>: {met ? recovery.ruleMet : recovery.ruleOpen}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
