/** All rules on one tree, less what is allowed with a reason. */

/** @typedef {import("./tree.mjs").Finding & { rule: string }} Judged */

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {readonly import("./tree.mjs").Rule[]} rules
 * @param {readonly import("./allowed.mjs").Allowance[]} allowed
 * @returns {Judged[]}
 */
export function judge(tree, rules, allowed) {
  const all = rules.flatMap((rule) => rule.check(tree).map((finding) => ({ ...finding, rule: rule.name })));
  const covers = (/** @type {import("./allowed.mjs").Allowance} */ one, /** @type {Judged} */ finding) =>
    one.rule === finding.rule && one.path === finding.path;
  const idle = allowed
    .filter((one) => !all.some((finding) => covers(one, finding)))
    .map(({ rule, path }) => ({
      rule,
      path,
      line: 1,
      message: "this allowance is not needed any more: remove it",
    }));
  return [...all.filter((finding) => !allowed.some((one) => covers(one, finding))), ...idle];
}
