/** Mails that the server sends, in English: the shape of the other languages. */
export const mail = {
  recoverySubject: "Plimsoll: choose a new password",
  recoveryBody:
    "Hello {name},\n\nsomeone, most likely you, asked for a new password for your Plimsoll account.\nThe link works once, until {until}:\n\n{link}\n\nIf it was not you, leave this mail alone: your password stays as it is.",
} as const;
