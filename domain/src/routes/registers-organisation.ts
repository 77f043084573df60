/** Registers of people and organisations: who we are, who we work for, who does the work. */
import type { RegisterCard } from "./register-card.ts";

export const ORGANISATION_REGISTERS: readonly RegisterCard[] = [
  { segment: "companies", role: "company", icon: "building-2" },
  { segment: "customers", role: "customer", icon: "handshake" },
  { segment: "contacts", role: "contact", icon: "contact" },
  { segment: "shippers", role: "shipper", icon: "warehouse" },
  { segment: "carriers", role: "carrier", icon: "truck" },
  { segment: "courier", role: "dispatcher", icon: "package", public: true, listOnly: true },
  { segment: "bus", role: "bu", icon: "network" },
  { segment: "departments", role: "department", icon: "layout-grid" },
  { segment: "positions", role: "role", icon: "id-card" },
  { segment: "surveyers", role: "inspector", icon: "hard-hat" },
  { segment: "workunit", role: "workunit", icon: "map-pin-house" },
  { segment: "branches", role: "branch", icon: "git-branch" },
  { segment: "users", role: "user", icon: "users" },
  { segment: "profiles", role: "profile", icon: "shield-check" },
];
