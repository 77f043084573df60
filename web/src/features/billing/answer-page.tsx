/** A pre-invoice for somebody without an account: read by the link from the mail, and answered once. */
import { Alert } from "@mantine/core";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AnswerByLink } from "#app/answer-by-link";
import { type LinkAnswer, LinkAnswerForm } from "#app/link-answer-form";
import { SheetTitle } from "#app/open-sheet";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { answerPreInvoice, type LinkedPreInvoice, viewPreInvoice } from "#rpc/client";
import { ScrollRegion } from "#ui/scroll-region";
import { StatusChip } from "#ui/status-chip";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { type Remarks, RemarksFields, said } from "./remarks.tsx";

export function AnswerPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <WithBillingWords>
      <Linked key={token} token={token} />
    </WithBillingWords>
  );
}

type Status = "approved" | "disapproved";

function Linked({ token }: { readonly token: string }) {
  const words = useBillingWords().link;
  return (
    <AnswerByLink
      kind="pre-invoice-link"
      token={token}
      view={viewPreInvoice}
      nameOf={({ code }) => code}
      words={words}
    >
      {(bill, onAnswered: (status: Status) => void) => (
        <Bill bill={bill} token={token} onAnswered={onAnswered} />
      )}
    </AnswerByLink>
  );
}

interface BillProps {
  readonly bill: LinkedPreInvoice;
  readonly token: string;
  readonly onAnswered: (status: Status) => void;
}

function Bill({ bill, token, onAnswered }: BillProps) {
  const words = useBillingWords().link;
  const { records } = useWords();
  const { money } = useNumbers();
  const { fields } = records.pre_invoice;
  return (
    <>
      <SheetTitle>
        {say(words.title, { name: bill.code })}{" "}
        <StatusChip
          phase={phasesOf("pre_invoice", "status")?.[bill.status] ?? "planning"}
          label={records.pre_invoice.choices.status[bill.status]}
        />
      </SheetTitle>
      <p className={classes.hint}>
        {bill.customer} · {words.orders}: {bill.work_orders.join(", ")}
      </p>
      <Lines bill={bill} />
      <dl className={classes.figures}>
        {(["gross", "net"] as const).map((name) => (
          <div key={name}>
            <dt>{fields[name]}</dt>
            <dd>
              {bill.currency} {money(bill[name])}
            </dd>
          </div>
        ))}
      </dl>
      {bill.may_answer ? (
        <AnswerForm bill={bill} token={token} onAnswered={onAnswered} />
      ) : (
        <Alert my="md">{words.answered}</Alert>
      )}
    </>
  );
}

function Lines({ bill }: Pick<BillProps, "bill">) {
  const { records } = useWords();
  const numbers = useNumbers();
  const { fields } = records.pre_invoice.children.lines;
  const bases: Readonly<Record<string, string>> = records.rule_type.choices.basis;
  return (
    <ScrollRegion label={records.pre_invoice.fields.lines} className={classes.scrolls}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>#</th>
            <th>{fields.service_type_id}</th>
            <th className={classes.figure}>{fields.quantity}</th>
            <th className={classes.figure}>{fields.rate}</th>
            <th className={classes.figure}>{fields.amount}</th>
            <th className={classes.figure}>{bill.currency}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line, at) => (
            <tr key={line.id}>
              <td className={classes.hint}>{at + 1}</td>
              <td className={classes.service}>{line.service ?? bases[line.basis] ?? line.basis}</td>
              <td className={classes.figure}>
                {numbers.format(canonical(line.quantity))} {line.unit}
              </td>
              <td className={classes.figure}>{numbers.format(canonical(line.rate), { minScale: 2 })}</td>
              <td className={classes.figure}>
                {line.currency} {numbers.money(line.amount)}
              </td>
              <td className={classes.figure}>{numbers.money(line.amount_local)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function AnswerForm({ bill, token, onAnswered }: BillProps) {
  const { link, reason, reasonMissing } = useBillingWords();
  const { records } = useWords();
  const bases: Readonly<Record<string, string>> = records.rule_type.choices.basis;
  const [remarks, setRemarks] = useState<Remarks>({});
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: answerPreInvoice });
  const send = async ({ name, reason }: LinkAnswer) => {
    const status: Status = reason === null ? "approved" : "disapproved";
    const given = reason === null ? {} : { reason, remarks: said(remarks) };
    await mutateAsync({ token, status, name, ...given });
    onAnswered(status);
  };
  const lines = bill.lines.map(({ id, service, basis }) => ({ id, name: service ?? bases[basis] ?? basis }));
  const words = { refuse: link.disapprove, sendRefusal: link.sendDisapproval };
  return (
    <LinkAnswerForm
      words={{ ...link, ...words, reason, reasonAsked: reasonMissing }}
      send={send}
      isBusy={isPending}
      error={error}
    >
      {(isRefusing) => isRefusing && <RemarksFields lines={lines} remarks={remarks} onChange={setRemarks} />}
    </LinkAnswerForm>
  );
}
