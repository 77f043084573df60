/** Hands a month that is over to accounting, for whoever may bill. */
import { Button, Modal, TextInput } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { ACCOUNTING_FORMATS, type AccountingFormat, periodOf } from "@plimsoll/domain/billing/accounting";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { FileOutput } from "lucide-react";
import { useState } from "react";
import { useClientState } from "#app/client-state";
import { toastError } from "#app/error-text";
import { downloadPrinted } from "#app/open-printed";
import { useActor } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import { INVOICES } from "./pre-invoice.ts";

export function AccountingExport() {
  const words = useBillingWords().accounting;
  const may = useMayOn(useModel("invoice"));
  const isOurs = !isGuest(useActor());
  const [isOpen, setOpen] = useState(false);
  if (!isOurs || !may("changestatus")) return null;
  return (
    <>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
      <Button
        variant="default"
        size="xs"
        mb="xs"
        leftSection={<FileOutput size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.title}
      </Button>
    </>
  );
}

/** The month before this one, the last that is over. */
function lastMonth(country: string): string {
  const today = todayIn(country, new Date().toISOString());
  return periodOf(addDays(`${periodOf(today)}-01`, -1));
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useBillingWords().accounting;
  const { app } = useWords();
  const country = useClientState((state) => state.country);
  const [period, setPeriod] = useState(() => lastMonth(country));
  const { run, isBusy } = useMutationCall({ ...INVOICES, action: "accounting" });
  const take = async (format: AccountingFormat) => {
    const { attributes } = await run({ period, format });
    downloadPrinted(attributes);
    toasts.success(say(words.done, { name: attributes.name }));
  };
  return (
    <Modal opened onClose={onClose} title={words.title} closeButtonProps={{ "aria-label": app.shell.close }}>
      <TextInput
        data-autofocus
        type="month"
        label={words.period}
        description={words.help}
        value={period}
        max={lastMonth(country)}
        onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
        mb="lg"
      />
      <div className={classes.buttons}>
        {ACCOUNTING_FORMATS.map((format) => (
          <Button
            key={format}
            disabled={period === ""}
            loading={isBusy}
            onClick={() => void take(format).catch(toastError)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
