/** How the summary report of a customer looks: which parts, in which order, photos on a page, language. */
import { Button, Checkbox, NumberInput } from "@mantine/core";
import type { RowNamed } from "@plimsoll/domain/calls";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import {
  MOST_PHOTOS,
  REPORT_SECTIONS,
  type ReportSection,
  SECTIONS_OF,
} from "@plimsoll/domain/report/operation-report";
import type { Resume } from "@plimsoll/domain/report/resume";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { newId } from "#fields/new-id";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { ChooseOne } from "#ui/choose";
import { MoveButtons, moved } from "#ui/move-buttons";
import { toasts } from "#ui/toasts";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";
import { WithResume } from "./with-resume.tsx";

const CONFIGURATIONS = { service: "report", type: "report_configuration" } as const;
type Configuration = RowNamed<typeof CONFIGURATIONS>;
type Customer = NonNullable<Resume["customer"]>;

export function ConfigurationPage() {
  return (
    <WithResume kind="services">
      {({ customer }) => (customer ? <OfCustomer key={customer.id} customer={customer} /> : null)}
    </WithResume>
  );
}

function OfCustomer({ customer }: { readonly customer: Customer }) {
  const asked = useList(CONFIGURATIONS, {
    conditions: [{ attribute: "customer_id", operator: "=", value: customer.id }],
    order: [["updated_at", "desc"]],
    pagination: { page: 1, size: 1 },
  });
  if (!asked.data) return null;
  const [row] = asked.data.attributes;
  return <Form key={row?.version ?? 0} customer={customer} row={row} />;
}

function Form({ customer, row }: { readonly customer: Customer; readonly row: Configuration | undefined }) {
  const { resume } = useReportWords();
  const { locale } = useLocale();
  const { errors, records } = useWords();
  const own = records.report_configuration;
  const rights = useRights(useModel("report_configuration"));
  const [sections, setSections] = useState<readonly ReportSection[]>(row?.sections ?? SECTIONS_OF.summary);
  const [perPage, setPerPage] = useState<number | undefined>(row?.photos_per_page ?? 4);
  const [language, setLanguage] = useState(row?.language ?? locale);
  const create = useMutationCall({ ...CONFIGURATIONS, action: "create" });
  const update = useMutationCall({ ...CONFIGURATIONS, action: "update" });
  const isPerPageWrong = perPage === undefined || perPage < 1 || perPage > MOST_PHOTOS;
  const maySave = row ? rights.update : rights.create;
  const save = async () => {
    const values = { sections, photos_per_page: perPage ?? 4, language };
    if (row) await update.run({ id: row.id, version: row.version, ...values });
    else await create.run({ id: newId(), name: customer.name, customer_id: customer.id, ...values });
    toasts.success(resume.configured);
  };
  return (
    <Card padded>
      <CardTitle>{say(resume.configureFor, { customer: customer.name })}</CardTitle>
      <p className={classes.hint}>{resume.configureText}</p>
      <div className={classes.fields}>
        <ChooseOne
          item={own.fields.language}
          label={own.fields.language}
          disabled={!maySave}
          data={LOCALES.map((value) => ({ value, label: own.choices.language[value] }))}
          value={language}
          onChange={(next) => setLanguage(LOCALES.find((one) => one === next) ?? language)}
        />
        <NumberInput
          label={own.fields.photos_per_page}
          disabled={!maySave}
          min={1}
          max={MOST_PHOTOS}
          allowDecimal={false}
          allowNegative={false}
          value={perPage ?? ""}
          error={
            isPerPageWrong
              ? say(errors.above_maximum, { item: own.fields.photos_per_page, max: MOST_PHOTOS })
              : undefined
          }
          onChange={(next) => setPerPage(typeof next === "number" ? next : undefined)}
        />
      </div>
      <h3 className={classes.section}>{own.fields.sections}</h3>
      <Sections sections={sections} isOpen={maySave} onChange={setSections} />
      {maySave && (
        <Button
          mt="md"
          loading={create.isBusy || update.isBusy}
          disabled={sections.length === 0 || isPerPageWrong}
          onClick={() => void save().catch(toastError)}
        >
          {resume.saveConfiguration}
        </Button>
      )}
    </Card>
  );
}

interface SectionsProps {
  readonly sections: readonly ReportSection[];
  readonly isOpen: boolean;
  readonly onChange: (sections: readonly ReportSection[]) => void;
}

function Sections({ sections, isOpen, onChange }: SectionsProps) {
  const { resume } = useReportWords();
  const names = useWords().records.report_configuration.choices.sections;
  const left = REPORT_SECTIONS.filter((one) => !sections.includes(one));
  return (
    <ul className={classes.sections}>
      {[...sections, ...left].map((one) => {
        const at = sections.indexOf(one);
        const item = names[one];
        return (
          <li key={one}>
            <Checkbox
              label={item}
              checked={at >= 0}
              disabled={!isOpen}
              onChange={() =>
                onChange(at < 0 ? [...sections, one] : sections.filter((other) => other !== one))
              }
            />
            {isOpen && at >= 0 && (
              <span>
                <MoveButtons
                  up={say(resume.up, { item })}
                  down={say(resume.down, { item })}
                  isFirst={at === 0}
                  isLast={at === sections.length - 1}
                  onMove={(by) => onChange(moved(sections, one, by))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
