/** Words of the frame around every page: header, menu, sign-in, palette, last-resort pages. English sets the shape. */
export const shell = {
  skipToContent: "Skip to the content",
  close: "Close",
  cancel: "Cancel",
  clear: "Clear",
  filters: "Filters",
  more: "More actions",
  tryAgain: "Try again",
  newTab: "opens in a new tab",
  home: "Home",
  breadcrumbs: "Where you are",
  loading: "Loading",

  header: {
    country: "Country of operation",
    language: "Language",
    legal: "Legal",
    account: "Your account",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
    privacyPolicy: "Privacy policy",
    signIn: "Sign in",
  },

  menu: {
    label: "Main menu",
    countryOfOperation: "Country of operation: {country}",
    billing: "Billing",
    calculators: "Calculators",
    registers: "Registers",
  },

  account: {
    support: "Support: {contact}",
    sessions: "My sessions",
    changePassword: "Change password",
    dark: "Dark mode",
    light: "Light mode",
    keys: "Keyboard shortcuts",
    signOut: "Sign out",
  },

  search: {
    placeholder: "Search or jump to…",
    keys: "Ctrl K",
    label: "Search work orders, vessels, customers and screens",
    screens: "Screens",
    records: "Records",
    typeMore: "Type to find records; screens are listed below",
    searching: "Searching…",
    nothing: "Nothing found for “{text}”",
    failed: "Records could not be searched: {reason}",
    hint: "↑ ↓ to move · Enter to open · Esc to close",
  },

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
    leave: "Leave",
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

  keys: {
    title: "Keyboard shortcuts",
    anywhere: "Anywhere",
    inLists: "In lists",
    inForms: "In forms",
    search: "Search or jump to",
    sheet: "Show these keys",
    menu: "Open or close the menu",
    row: "Open the row",
    nextRow: "Next or previous row",
    save: "Save",
    leave: "Leave; asks only if something changed",
    nextField: "Next or previous field",
    key: { ctrl: "Ctrl", enter: "Enter", escape: "Esc", tab: "Tab", shift: "Shift" },
  },

  section: {
    emptyTitle: "Nothing to open here",
    emptyText:
      "No page of this section is available to your profile yet. Another section of the menu may have what you look for.",
  },

  error: {
    text: "Something went wrong while showing this page. What you typed in a form is kept in this browser.",
    reload: "Reload the page",
    reference: "Reference for support: {id}",
    status: "Status {status}",
  },

  question: {
    yes: "Yes, go on",
    no: "No, go back",
  },

  legal: {
    updated: "Last changed on {date}",
    contents: "On this page",
    unavailable: "This text could not be loaded",
  },

  gallery: {
    phases: {
      planning: "Planning",
      field: "Field",
      lab: "Laboratory",
      billing: "Billing",
      done: "Done",
      stopped: "Stopped",
    },
    timeline: "Timeline",
    primary: "Next step",
    secondary: "Other step",
    danger: "Cannot be undone",
    success: "Success",
    failure: "Error",
    progress: "Progress",
    question: "Question",
    ask: "Ask",
  },

  notices: {
    bell: "Notifications",
    unread: "{count} unread",
    none: "Nothing new. What concerns you will show here.",
    readAll: "Mark all as read",
    digest: "Mail me once a day what I have not read",
    open: "Open",
    failed: "Notifications could not be loaded.",
  },
} as const;
