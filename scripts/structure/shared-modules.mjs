/**
 * All test files of a worker share their modules, so none replaces one: whether the other files see the replacement, or
 * this one the real module, would be a matter of order. What a module offers can be watched instead (`vi.spyOn`).
 */

const REPLACEMENT = /\bvi\.(?:mock|doMock|unmock|doUnmock|hoisted|resetModules)\(/;

/** @type {import("./tree.mjs").Rule} */
export const sharedModules = {
  name: "shared-modules",
  check: (tree) =>
    tree.files
      .filter(({ path }) => /\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, index) => {
          const found = line.match(REPLACEMENT);
          const message = `${found?.[0]}…) replaces a module that other test files share`;
          return found ? [{ path, line: index + 1, message }] : [];
        }),
      ),
};
