/** Trucks of every road order: one column for each state, or a table, under the same filters. */
import { Button, SegmentedControl } from "@mantine/core";
import { ArrowLeftRight } from "lucide-react";
import { Link } from "react-router";
import { setClientState, useClientState } from "#app/client-state";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { TruckBoard } from "./truck-board.tsx";
import { useTruckWords, WithTruckWords } from "./truck-words.tsx";

export const TRANSFER_PATH = "/services/wosfob/transfer";

export function TruckListPage() {
  return (
    <WithTruckWords>
      <TruckList />
    </WithTruckWords>
  );
}

function TruckList() {
  const model = useModel("truck");
  const shown = useClientState((state) => state.trucksAs);
  const may = useMayOn(model);
  return (
    <ModelListPage
      model={model}
      inDialog
      actions={() => (
        <>
          <ShownSwitch shown={shown} />
          {may("update") && <TransferLink />}
        </>
      )}
      instead={(view) => (shown === "board" ? <TruckBoard view={view} /> : null)}
    />
  );
}

function ShownSwitch({ shown }: { readonly shown: "board" | "table" }) {
  const words = useTruckWords().board;
  const data = [
    { value: "board", label: words.asBoard },
    { value: "table", label: words.asTable },
  ] as const;
  return (
    <SegmentedControl
      aria-label={words.shown}
      value={shown}
      data={[...data]}
      onChange={(trucksAs) => setClientState({ trucksAs })}
    />
  );
}

function TransferLink() {
  const words = useTruckWords().board;
  return (
    <Button
      component={Link}
      to={TRANSFER_PATH}
      variant="default"
      leftSection={<ArrowLeftRight size={16} aria-hidden />}
    >
      {words.transfer}
    </Button>
  );
}
