/** Signing in, recovering a password, one's own sessions, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { SESSION_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    invalid_credentials: "Invalid user or password!",
    weak_password: "The password needs at least 8 characters, 1 uppercase letter and 1 number",
    wrong_password: "The current password is not right",
    support_not_available: "Nobody is named here who could be asked by e-mail",
  },
  messages: {
    passwordRule: "At least 8 characters, 1 uppercase and 1 number",
    expiredToken: "Expired Token!",
    checkEmailPasswordOrToken: "Error, Check if the Email, Password or Token fields are correct!",
    accessDenied: "You do not have an authorization to access this system!",
    // Sign-in
    forgotPassword: "I forgot my password",
    recoverySent: "Email send to user registered",
    passwordChanged: "Password changed",
    passwordNotChanged: "Password not changed",
    invalidCredentials: "Invalid user or password!",
    sessionExpired: "Your session has expired, please re-login",
    goodMorning: "Good morning, {name}",
    goodAfternoon: "Good afternoon, {name}",
    goodEvening: "Good evening, {name}",
  },
  mail: {
    recoverySubject: "Plimsoll: choose a new password",
    recoveryButton: "Choose a new password",
    recoveryBody:
      "Hello {name},\n\nsomeone, most likely you, asked for a new password for your Plimsoll account.\nThe link works once, until {until}:\n\n{link}\n\nIf it was not you, leave this mail alone: your password stays as it is.",
    supportSubject: "Plimsoll support: {subject} ({reference})",
    supportBody:
      "{name} ({login}) asks for help. An answer to this mail goes to them.\n\n{text}\n\nReference: {reference}\nCountry: {country}\nAt: {at}\n{details}",
  },
  app: {
    session: {
      login: {
        title: "Sign in",
        email: "E-mail",
        password: "Password",
        enter: "Enter",
        demo: "Demo data. Sign in as",
        roles: {
          operations: "operations",
          classifier: "classifier",
          billing: "billing",
          customer: "customer",
          administrator: "administrator",
          developer: "developer",
          operationsArgentina: "operations in Argentina",
        },
      },
      expired: {
        text: "Nothing on the page is lost: after signing in, what you were doing goes on by itself.",
        leave: "Sign out",
        otherPerson: "Somebody else signed in. The page starts over for them.",
      },
      recovery: {
        title: "Password recovery",
        text: "Type the e-mail you sign in with. If it is registered, a link to choose a new password goes to it.",
        send: "Send the link",
        sentText: "The link works once and for a short time. Look in the spam folder too.",
        chooseTitle: "Choose a new password",
        newPassword: "New password",
        repeat: "Repeat the new password",
        different: "The two passwords differ",
        save: "Change password",
        backToLogin: "Back to sign in",
        askAgain: "Ask for a new link",
        ruleLength: "At least 8 characters",
        ruleUppercase: "1 uppercase letter",
        ruleNumber: "1 number",
        ruleMet: "met",
        ruleOpen: "still open",
        welcomeTitle: "Welcome to {product}",
        welcomeText: "Your account is ready. Choose the password you will sign in with.",
        welcomeSave: "Set the password",
        welcomeDone: "Password set. Sign in to begin.",
      },
      password: {
        current: "Current password",
      },
      sessions: {
        text: "Devices on which your account is signed in. End the ones you do not know and change your password.",
        current: "this device",
        since: "Since {date}",
        lastSeen: "last used {date}",
        revoke: "End",
        revokeLabel: "End the session on {device}",
        revoked: "Session ended",
        unknownDevice: "Unknown device",
        device: "{browser} on {system}",
      },
    },
  },
} satisfies FeatureWords<{ errors: typeof SESSION_ERRORS }>;
