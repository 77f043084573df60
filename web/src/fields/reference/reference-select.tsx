/** One row of another record: found by the server as somebody types, recent choices first, a missing one made from here. */
import type { SelectProps } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { catalog } from "@plimsoll/domain/records";
import { lazy, Suspense, useContext, useState } from "react";
import { errorText } from "#app/error-text";
import { useRights } from "#record/rights";
import { SearchSelect } from "#ui/search-select";
import { InsideDialog } from "./inside-dialog.ts";
import { rememberChoice, useRecentChoices } from "./recent-choices.ts";
import { useCandidates, useDetail } from "./use-candidates.ts";

const RecordFormModal = lazy(async () => ({
  default: (await import("#record/record-form-modal")).RecordFormModal,
}));

export interface ReferenceSelectProps extends Omit<SelectProps, "value" | "onChange" | "data"> {
  readonly to: string;
  readonly item: string;
  readonly country: string | null;
  readonly value: Named | null;
  readonly onValue: (value: Named | null) => void;
  /** A missing row may be made on the spot; a filter only looks for what there is. */
  readonly mayCreate?: boolean;
}

export function ReferenceSelect(props: ReferenceSelectProps) {
  const { to, item, country, value, onValue, mayCreate = false, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const rights = useRights(catalog.get(to));
  const isInside = useContext(InsideDialog);
  const found = useCandidates({ to, country, search: typed ?? "", enabled: isOpen });
  const detail = useDetail(to, value);
  const recent = useRecentChoices(to, country, isOpen);
  const choose = (next: Named | null) => {
    if (next === null) return onValue(null);
    const { id, name } = next;
    rememberChoice(to, { id, name }, country);
    onValue({ id, name });
  };
  return (
    <>
      <SearchSelect
        {...rest}
        item={item}
        rows={found.rows}
        recent={recent}
        value={value && { ...value, detail }}
        onValue={choose}
        typed={typed}
        onTyped={setTyped}
        isOpen={isOpen}
        onOpen={setOpen}
        isLoading={found.isPending}
        failure={found.isFailed ? errorText(found.error) : undefined}
        onCreate={mayCreate && rights.create && !isInside ? setWanted : undefined}
      />
      {wanted !== undefined && (
        <Suspense fallback={null}>
          <RecordFormModal
            to={to}
            name={wanted}
            country={country}
            onClose={() => setWanted(undefined)}
            onCreated={(row) => {
              setWanted(undefined);
              choose(row);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
