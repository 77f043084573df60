/** The generic form over the page of the order, for the fields of one tab. Live changes reach it as every form. */
import { say } from "#i18n/say";
import { baseOf } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { FormLayer } from "#record/form-layer";
import { OrderFormChoices } from "./order-form-choices.tsx";
import type { OrderPart } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

interface EditLayerProps {
  readonly part: OrderPart;
  readonly shows: ShowsField;
  readonly onClose: () => void;
}

export function EditLayer({ part: { order, model, labels }, shows, onClose }: EditLayerProps) {
  const words = useOrderWords();
  return (
    <FormLayer
      model={model}
      labels={labels}
      start={baseOf(model, order)}
      addressId={order.id}
      title={say(words.editTitle, { name: order.wocode })}
      loaded={order}
      shows={shows}
      consequences={OrderFormChoices}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
