/** The pages of no single feature: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    administration: {
      title: "Administration",
      description: "Master data behind work orders, operations and billing",
    },
    customersPortal: { title: "Customers portal", description: "Data sent to the customer's system" },
    sendClassification: {
      title: "Send classification",
      description: "Final classifications to send, and those sent",
    },
    syncLog: {
      title: "Sync log",
      description: "Every delivery to a customer's system, with request and answer",
    },
    workOrderSync: {
      title: "Work order sync",
      description: "Orders and attachments synchronised, with a log of each delivery",
    },
    developer: { title: "Developer", description: "Profiles and settings of the system" },
    profiles: { title: "Profiles", description: "Services, roles and permissions of each profile" },
    profile: { title: "Profile", description: "Edit the permissions of one profile" },
    settings: { title: "Settings", description: "Parameters by which the installation runs" },
    setting: { title: "Setting", description: "Change one parameter of the installation" },
    cookiesPolicy: { title: "Cookies policy", description: "What we keep in the browser, and why" },
    informationNotice: {
      title: "Information notice",
      description: "How personal data are processed, and your rights",
    },
    legalNotice: {
      title: "Legal notice",
      description: "Who runs this installation, and under which conditions",
    },
    termsOfUse: { title: "Terms of use", description: "Rules for using the system" },
    reports: { title: "Reports", description: "Models and generated reports in PDF and Excel" },
    reportModels: { title: "Report models", description: "Columns, filters and grouping of each report" },
    generatedReports: {
      title: "Generated reports",
      description: "Reports that are ready, running or scheduled",
    },
    report: { title: "Report", description: "Parameters, progress and file of one report" },
    tools: { title: "Tools", description: "Automatic certificate, document authentication and expenses" },
    automaticCertificate: {
      title: "Automatic certificate",
      description: "Certificates filled in from the order's data",
    },
    documentValidation: {
      title: "Document validation",
      description: "Upload a file to check or record its authentication",
    },
    oneAutomaticCertificate: {
      title: "Certificate",
      description: "Data and document of one automatic certificate",
    },
    expenses: { title: "Expenses", description: "Expense claims, in an external application" },
    signIn: { title: "Sign in", description: "Sign in with user and password" },
    support: {
      title: "Support",
      description: "Whom to ask, what to tell them, and a message to them",
    },
    passwordRecovery: { title: "Password recovery", description: "Ask for a link and set a new password" },
    dashboard: { title: "Dashboard", description: "Orders, operations and open points of the day" },
    components: { title: "Components", description: "Gallery of the interface components" },
    register: { title: "Register", description: "Register of {item}" },
    registerRow: { title: "Record", description: "Record details: {item}" },
  },
};
