/** What came from a register, by the place of the field, as the form holds it. */
export type KnownStates = ReadonlyMap<string, unknown>;
export const NOTHING_KNOWN: KnownStates = new Map();
