/** What each kind of person of the demo company may do, in terms of the services and roles of the route table. */

import { rolesOf } from "@plimsoll/domain/access/permission";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { PERMISSIONS } from "@plimsoll/domain/register/profile";
import { ROUTES } from "@plimsoll/domain/routes/index";
import { flattenRoutes } from "@plimsoll/domain/routes/route";

type Permission = (typeof PERMISSIONS)[number];

export interface Grant {
  readonly service: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
}

const READ: readonly Permission[] = ["list", "load"];
const WORK: readonly Permission[] = ["list", "load", "create", "update", "changestatus"];
const SETTLE: readonly Permission[] = [
  "list",
  "load",
  "create",
  "update",
  "delete",
  "changestatus",
  "approve",
];

/** The levels of a pre-invoice, and the word of a customer who gave it by telephone. */
const APPROVALS: readonly Permission[] = ["approve_1", "approve_2", "approve_for_customer"];

/** Services of the field and of the offices that plan it. */
const OPERATIONS = [
  "service",
  "workorder",
  "classification",
  "ship_status",
  "geoposition",
  "wosync",
  "dashboard",
  "default",
];

/** Models and reports, to be thrown away again, and both levels of their approval. */
const REPORTS: readonly Permission[] = [
  "list",
  "load",
  "create",
  "update",
  "delete",
  "changestatus",
  "approve_1",
  "approve_2",
];

/** Registers that decide who may do what, or what it costs: not for everybody to read. */
const RIGHTS = new Set(["user", "profile"]);
const PRICES = new Set(["rule", "rule_type", "level", "exchange_rate", "approval_threshold"]);
/** What work costs us is for those who may see margins. */
const COSTS = "cost_rate";

const KEPT_BY_BILLING = new Set(["customer", "contact", "expense"]);

/** Registers that the office keeps for everybody; all others grow while the work goes on. */
const OF_THE_OFFICE = new Set([
  "country",
  "state",
  "company",
  "customer",
  "workunit",
  "branch",
  "bu",
  "department",
  "role",
  "currency",
  "measure",
  "service_type",
  "designation_type",
]);

/** What a customer follows of the field: what becomes of the cargo, not how we work. */
const SEEN_BY_CUSTOMERS = [
  "operation",
  "pre_inspection",
  "basement_inspection",
  "hose_test",
  "hold_sealing",
  "weighing_period",
  "weighing",
  "draft_survey",
  "timelog_entry",
  "truck",
  "sample",
  "analysis_result",
];

export interface DemoGrants {
  readonly operations: readonly Grant[];
  readonly classifier: readonly Grant[];
  readonly billing: readonly Grant[];
  readonly customer: readonly Grant[];
}

export function demoGrants(catalog: Catalog): DemoGrants {
  const roles = rolesByService(catalog);
  const all = (service: string, permissions: readonly Permission[]) =>
    [...(roles.get(service) ?? [])].map((role): Grant => ({ service, role, permissions }));
  const one = (service: string, role: string, permissions: readonly Permission[]): Grant => ({
    service,
    role,
    permissions,
  });
  const ofOrders = rolesOf(catalog.get("work_order").definition);
  const registers = (permissionsOf: (role: string) => readonly Permission[]): Grant[] =>
    [...(roles.get("register") ?? [])]
      .map((role) => ({ service: "register", role, permissions: permissionsOf(role) }))
      .filter(({ permissions }) => permissions.length > 0);
  const ofOperations = registers((role) => {
    if (RIGHTS.has(role) || PRICES.has(role) || role === COSTS) return [];
    return OF_THE_OFFICE.has(role) ? READ : WORK;
  });
  return {
    operations: [
      ...ofOperations,
      ...OPERATIONS.flatMap((service) => all(service, WORK)).filter(({ role }) => role !== "certificate"),
      one("service", "certificate", [...WORK, "approve", "issue"]),
      ...all("proposal", READ),
      ...all("report", REPORTS),
    ],
    classifier: [
      ...all("default", READ),
      ...all("classification", WORK),
      ...all("service", WORK),
      ...all("workorder", READ),
      ...registers((role) => (RIGHTS.has(role) || PRICES.has(role) || role === COSTS ? [] : READ)),
    ],
    billing: [
      ...all("default", READ),
      ...all("billing", SETTLE).map((grant) =>
        grant.role === "pre_invoice" ? { ...grant, permissions: [...SETTLE, ...APPROVALS] } : grant,
      ),
      ...all("proposal", SETTLE),
      ...all("workorder", READ),
      ...all("dashboard", READ),
      ...all("report", REPORTS),
      one("service", "nomination", READ),
      ...registers((role) => {
        if (RIGHTS.has(role) || role === COSTS) return [];
        return PRICES.has(role) || KEPT_BY_BILLING.has(role) ? WORK : READ;
      }),
    ],
    // Of a register a guest gets at most the names to choose from; what an order or an invoice shows is part of that.
    customer: [
      one("proposal", "proposal", [...READ, "changestatus"]),
      one("service", "nomination", WORK),
      ...ofOrders.map((role) => one("workorder", role, READ)),
      one("workorder", "comment", [...READ, "create"]),
      ...SEEN_BY_CUSTOMERS.map((role) => one("service", role, READ)),
      one("service", "ship_document", [...READ, "approve"]),
      one("service", "certificate", [...READ, "approve"]),
      one("service", "certificate_comment", [...READ, "create"]),
      one("classification", "classification", READ),
      one("classification", "oil_classification", READ),
      ...all("dashboard", READ),
      ...all("geoposition", READ),
      ...all("ship_status", READ),
      ...all("billing", READ),
      ...all("wosync", READ),
    ],
  };
}

/** Every service and role that a page or a record asks for. */
function rolesByService(catalog: Catalog): Map<string, Set<string>> {
  const roles = new Map<string, Set<string>>();
  const add = (service: string, role: string) =>
    roles.set(service, (roles.get(service) ?? new Set()).add(role));
  for (const route of flattenRoutes(ROUTES))
    if (route.service && route.roles === undefined) add(route.service, route.role ?? "company");
  for (const model of catalog.models)
    if (model.definition.access !== "signed-in")
      for (const role of rolesOf(model.definition)) add(model.service, role);
  return roles;
}
