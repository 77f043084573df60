/** The house rules that no linter knows, on the whole checkout: `npm run lint` runs it. */
import { ROOT } from "./prepare/root.mjs";
import { ALLOWED } from "./structure/allowed.mjs";
import { judge } from "./structure/judge.mjs";
import { RULES } from "./structure/rules.mjs";
import { readTree } from "./structure/tree.mjs";

const tree = readTree(ROOT);
const findings = judge(tree, RULES, ALLOWED);
for (const { path, line, message, rule } of findings) console.log(`${path}:${line}  ${message}  [${rule}]`);
console.log(`${RULES.length} rules, ${tree.files.length} files, ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
