/** The accounts of the demo company, shown on the login page where the demo is on. */
export const DEMO_PASSWORD = "Plimsoll1";

export const DEMO_ACCOUNTS = [
  { login: "admin@demo.test", role: "administrator" },
  { login: "ops.br@demo.test", role: "operations" },
  { login: "classifier.br@demo.test", role: "classifier" },
  { login: "billing.br@demo.test", role: "billing" },
  { login: "ops.ar@demo.test", role: "operationsArgentina" },
  { login: "customer@demo.test", role: "customer" },
  { login: "dev@demo.test", role: "developer" },
] as const;
