/** Nothing in the checkout knows whose machine it lies on. */

const PATH = /(?<![\w.$}~-])\/(?:home|root|tmp|Users)\/[\w.-]|[A-Z]:\\Users\\/g;

/** @type {import("./tree.mjs").Rule} */
export const machinePaths = {
  name: "machine-paths",
  check: (tree) =>
    tree.files
      .filter(({ path }) => !/^api\/seeds\/.*\.csv$/.test(path))
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, index) => {
          const found = line.match(PATH);
          return found ? [{ path, line: index + 1, message: `${found[0]}… is a path of one machine` }] : [];
        }),
      ),
};
