/** The generic form over the page of the order, for the fields of one tab. Live changes reach it as every form. */
import { say } from "#i18n/say";
import { baseOf } from "#record/form-check";
import { FormDialog } from "#record/form-dialog";
import type { ShowsField } from "#record/form-fields";
import { OrderFormChoices } from "./order-form-choices.tsx";
import type { OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

interface EditDialogProps {
  readonly part: OrderTabProps;
  readonly shows: ShowsField;
  /** What it was opened for. */
  readonly focus?: OrderField | undefined;
  readonly onClose: () => void;
}

export function EditDialog({ part: { order, model, labels }, shows, focus, onClose }: EditDialogProps) {
  const words = useOrderWords();
  return (
    <FormDialog
      model={model}
      labels={labels}
      start={baseOf(model, order)}
      addressId={order.id}
      title={say(words.editTitle, { name: order.wocode })}
      loaded={order}
      shows={shows}
      focus={focus}
      consequences={OrderFormChoices}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
