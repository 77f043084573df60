// The fixed texts that are no refusals: prompts, select texts, buttons, toasts, greetings, sign-in. Wording
// that users and older clients know is kept letter by letter. This file is the shape of the other three.

export const messages = {
  yes: "Yes",
  no: "No",

  // Fields and forms
  pleaseEnter: "Please enter {item}",
  pleaseSelect: "Please select {item}",
  pleaseUpload: "Please upload a valid file",
  startBeforeFinish: "{start_date} must be before {finish_date}",
  choose: "Choose {item}",
  typeToSearch: "Type to search {item}...",
  loadingItem: "Loading {item}",
  itemNotFound: "{item} not found",
  nothingToSelect: "No {item} to select",
  listIsEmpty: "This list is empty",
  fillInTheFields: "Fill in the fields",
  saveItem: "Save {item}",
  updateItem: "Update {item}",
  passwordRule: "At least 8 characters, 1 uppercase and 1 number",
  oneFileAtATime: "Please upload the files one by one",
  confirmDifferentContracts: "The contracts are different. If you continue, they will be replaced",
  manualGroupAndType: "You edited Group and Type by hand: they keep your values until you reload the form",

  // Toasts when something is done
  saved: "{item} saved",
  updated: "{item} updated",
  deleted: "{item} deleted",
  cloned: "{item} cloned",
  copied: "{item} copied",
  uploaded: "{item} uploaded",
  downloaded: "{item} downloaded",
  loaded: "{item} loaded",
  workOrderSynchronized: "The work order was sent to the customer's system",
  workOrderNotSynchronized: "The work order could not be sent to the customer's system",
  classificationSynchronized: "The final classification was sent to the customer's system",
  classificationNotSynchronized: "The final classification could not be sent to the customer's system",

  // Toasts while something is being done
  loading: "Loading {item}...",
  saving: "Saving {item}...",
  updating: "Updating {item}...",
  deleting: "Deleting {item}...",
  uploading: "Uploading {item}...",
  downloading: "Downloading {item}...",
  uploadingItem: "Uploading {item}",
  uploadingItemSuccess: "{item} was uploaded",
  uploadFailed: "{item} could not be uploaded",

  // Network and failures
  networkUnavailable: "Unable to access the network, please check your internet connection.",
  noNetwork: "NO NETWORK, VERIFY YOU CONNECTION",
  expiredToken: "Expired Token!",
  checkEmailPasswordOrToken: "Error, Check if the Email, Password or Token fields are correct!",
  invalidFile: "This type of file is not accepted",
  generalError: "Sorry, General error has occurred",
  documentNotValidated: "The document could not be validated",
  pageNotFound: "This page could not be found",
  backToHome: "Back to the home page",
  error: "Error",
  errorPageFailed: "We are sorry: this page could not be shown",
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
} as const;
