/** A new order of one kind, dated today, or as a copy of another. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Lock } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { clientState } from "#app/client-state";
import { Page } from "#app/page";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { blankBase, cloneBase, type FormBase } from "#record/form-check";
import { RecordForm } from "#record/record-form";
import { useRecordLabels } from "#record/record-words";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { RELEASE } from "./order-actions.tsx";
import { OrderFormChoices } from "./order-form-choices.tsx";
import { isNewField, type OrderField, orderModelOf } from "./order-model.ts";
import { ORDER_LISTS } from "./order-paths.ts";
import { useOrderWords } from "./order-words.tsx";

const DATE = "date" satisfies OrderField;
const APPOINTED = "appointment_date" satisfies OrderField;

/** The scope of what was sold comes along with the proposal, so that it can be released at once. */
const hasProposal = ({ proposal_id: proposal }: Values) => proposal !== null && proposal !== undefined;

/** A copy is a new agreement: it begins today and nobody is sent anywhere yet. */
function startOf(model: RecordModel, clone: Values | undefined): FormBase {
  const base = clone ? cloneBase(model, clone) : blankBase(model);
  const today = todayIn(clientState().country, new Date().toISOString());
  return { ...base, states: { ...base.states, [DATE]: today, [APPOINTED]: null } };
}

export function NewOrder({ kind }: { readonly kind: OrderKind }) {
  const { app, errors } = useWords();
  const words = useOrderWords().scope;
  const { state } = useLocation();
  const { clone, list = "" } = (state ?? {}) as { readonly clone?: Values; readonly list?: string };
  const model = orderModelOf(kind, useModel("work_order"));
  const labels = useRecordLabels(model);
  const rights = useRights(model);
  const start = useMemo(() => startOf(model, clone), [model, clone]);
  if (!rights.create) {
    return (
      <Page title={say(app.record.form.newItem, { item: labels.name })}>
        <Card>
          <EmptyState title={errors.not_authorized} icon={Lock} />
        </Card>
      </Page>
    );
  }
  return (
    <RecordForm
      model={model}
      labels={labels}
      rights={rights}
      start={start}
      addressId="new"
      loaded={undefined}
      clonedFrom={clone === undefined ? undefined : String(clone.wocode)}
      listPath={`${ORDER_LISTS[kind]}${list}`}
      shows={isNewField}
      consequences={OrderFormChoices}
      page={{ saveAnd: { label: words.saveAndRelease, ask: RELEASE, when: hasProposal } }}
    />
  );
}
