/**
 * Words stand beside their feature in a `words` folder, in four languages, and somebody loads them: a folder that no
 * language lists would compile and never be shown.
 */
const LANGUAGES = ["pt", "en", "es", "fr"];
const WORDS = /^domain\/src\/([^/]+\/words(?:\/[^/]+)?)\/([^/]+)\.ts$/;

/** @type {import("./tree.mjs").Rule} */
export const wordsInPlace = {
  name: "words-in-place",
  check: (tree) => {
    const found = tree.files.flatMap(({ path }) => {
      const [, folder = "", file = ""] = WORDS.exec(path) ?? [];
      return folder !== "" && LANGUAGES.includes(file) ? [{ folder, language: file }] : [];
    });
    const folders = [...new Set(found.map(({ folder }) => folder))];
    return [...folders.flatMap((folder) => checkFolder(tree, folder)), ...strayLanguages(tree)];
  },
};

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} folder
 */
function checkFolder(tree, folder) {
  return LANGUAGES.flatMap((language) => {
    const path = `domain/src/${folder}/${language}.ts`;
    if (!tree.paths.has(path)) return [{ path, line: 1, message: `${folder} does not speak ${language}` }];
    return isLoaded(tree, folder, language)
      ? []
      : [{ path, line: 1, message: "no list in domain/src/locales has these words: nobody would load them" }];
  });
}

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} folder
 * @param {string} language
 * @returns {boolean}
 */
function isLoaded(tree, folder, language) {
  const lists = ["features", "calculator-features"].map(
    (list) => `domain/src/locales/${language}/${list}.ts`,
  );
  if (lists.some((list) => textOf(tree, list).includes(`"#${folder}/${language}"`))) return true;
  const isPageWords =
    textOf(tree, `domain/src/${folder}/by-language.ts`).includes(`"./${language}.ts"`) &&
    textOf(tree, "domain/src/locales/page-words.ts").includes(`"#${folder}/by-language"`);
  return isPageWords || isTakenIn(tree, folder, language);
}

/**
 * Too many for one file, they stand in several beside one another, of which one takes in the others.
 *
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} folder
 * @param {string} language
 * @returns {boolean}
 */
function isTakenIn(tree, folder, language) {
  const [feature = "", , part = ""] = folder.split("/");
  return tree.files.some(({ path, text }) => {
    const [, other = "", file = ""] = WORDS.exec(path) ?? [];
    const isBeside = other !== folder && other.startsWith(`${feature}/words/`) && file === language;
    return isBeside && text.includes(`"../${part}/${language}.ts"`) && isLoaded(tree, other, language);
  });
}

/** @param {import("./tree.mjs").Tree} tree */
function strayLanguages(tree) {
  return tree.files
    .filter(({ path }) => /^(?:domain|api)\/src\/.*\/(?:pt|en|es|fr)\.ts$/.test(path) && !WORDS.test(path))
    .map(({ path }) => ({ path, line: 1, message: "words stand in domain/src/<feature>/words" }));
}

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} path
 */
function textOf(tree, path) {
  return tree.files.find((file) => file.path === path)?.text ?? "";
}
