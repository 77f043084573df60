/** Each language is called by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES = { pt: "Português", en: "English", es: "Español", fr: "Français" } as const;
