/** Mails that the server sends, in English: the shape of the other languages. */
export const mail = {
  recoverySubject: "Plimsoll: choose a new password",
  recoveryBody:
    "Hello {name},\n\nsomeone, most likely you, asked for a new password for your Plimsoll account.\nThe link works once, until {until}:\n\n{link}\n\nIf it was not you, leave this mail alone: your password stays as it is.",
  invitationSubject: "Welcome to Plimsoll",
  invitationBody:
    "Hello {name},\n\n{inviter} has opened a Plimsoll account for you at {company}.\nYour login is this e-mail address. Choose your password here; the link works once, until {until}:\n\n{link}",
  digestSubject: "Plimsoll: {count} unread",
  digestBody:
    "Hello {name},\n\nthis waits for you in Plimsoll:\n\n{lines}\n\n{link}\n\nYou can switch this mail off in your account menu.",
  proposalSubject: "Proposal {code}",
  proposalBody:
    "Dear {customer},\n\n{message}{sender} sends you the proposal {code}, valid until {until}; you find it attached.\nYou can read, accept or refuse it here, without an account; the link takes one answer:\n\n{link}",
  agreed: "Agreed",
} as const;
