// What happens in a call at a port, by the codes of a statement of facts, in the order of a call. The laytime of the
// charter is computed from them by whoever the charter says; here a stop is only told from an event.

/** Moments: something begins, ends or is done. */
export const MOMENT_CODES = [
  "EOSP",
  "ARR",
  "ANC",
  "NORT",
  "NORR",
  "NORA",
  "FREEP",
  "AWEIGH",
  "PILOT",
  "TUGS",
  "FIRSTL",
  "ALLFAST",
  "GANGWAY",
  "CUSTOMS",
  "AGENT",
  "KEYM",
  "HOLDP",
  "HOLDF",
  "COML",
  "HCLOSE",
  "HOPEN",
  "COMPL",
  "DOCS",
  "PILOUT",
  "UNMOOR",
  "SAILED",
] as const;

/** Stretches of time in which cargo does not move, or does not move on account of them. */
export const STOP_CODES = [
  "HOLDI",
  "RECLEAN",
  "HCT",
  "IDS",
  "RAIN",
  "RAINT",
  "SHIFTH",
  "SHIFTB",
  "MECHT",
  "MECHV",
  "NOCARGO",
  "NOTRUCK",
  "PROD",
  "BALL",
  "DRAFTC",
  "SHIFTCHG",
  "SURVD",
  "FUMI",
  "TRIM",
  "SEAL",
  "FDS",
] as const;

export type MomentCode = (typeof MOMENT_CODES)[number];
export type StopCode = (typeof STOP_CODES)[number];
