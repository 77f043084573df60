/** A model of a report for somebody in each country of the demo, so that the page of models shows what one is. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { SECTIONS_OF } from "@plimsoll/domain/report/operation-report";
import { READY_MODELS } from "@plimsoll/domain/report/ready-models";
import { seedId } from "../seed-id.ts";
import { CUSTOMERS } from "./customers.data.ts";
import { customerId } from "./registers.ts";

const MODELS = [
  {
    login: "ops.br",
    country: "BR",
    language: "pt",
    name: "Ordens do mês por tipo",
    schedule: "weekly",
    day: 1,
  },
  { login: "ops.ar", country: "AR", language: "es", name: "Órdenes por mes", schedule: "never", day: null },
  { login: "admin", country: "BR", language: "pt", name: "Ordens por mês", schedule: "never", day: null },
] as const;

export function demoReportModels(): Values[] {
  const { record, definition } = READY_MODELS.orders_by_period;
  return MODELS.map(({ login, country, language, name, schedule, day }) => ({
    id: seedId("report_model", login),
    name,
    record,
    definition,
    format: "pdf",
    language,
    schedule,
    day,
    hour: 6,
    recipients: schedule === "never" ? null : `${login}@demo.test`,
    operation_country: country,
    user_id: seedId("user", `${login}@demo.test`),
  }));
}

/** How the reports of a customer in each country look. */
export function demoReportConfigurations(): Values[] {
  return (["BR", "AR"] as const).flatMap((country) =>
    CUSTOMERS.filter(([of]) => of === country)
      .slice(0, 1)
      .map(([, code, name]) => ({
        id: seedId("report_configuration", country, code),
        country,
        name,
        customer_id: customerId(country, code),
        sections: SECTIONS_OF.summary.filter((one) => one !== "bags" && one !== "origin_inspection"),
        photos_per_page: 4,
        language: country === "BR" ? "pt" : "es",
      })),
  );
}
