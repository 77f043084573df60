/** Orders further analyses of the register for the samples of the grid. */
import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { errorText } from "#app/error-text";
import { useList, useMutationCall } from "#rpc/hooks";
import { ChooseMany } from "#ui/choose";
import { toasts } from "#ui/toasts";
import classes from "./laboratory.module.css";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import { RESULTS, SAMPLES } from "./samples.ts";

interface OrderAnalysesProps {
  readonly sampleIds: readonly string[];
  readonly ordered: readonly string[];
}

const ANALYSES = { service: "register", type: "analysis" } as const;

export function OrderAnalyses({ sampleIds, ordered }: OrderAnalysesProps) {
  const words = useLaboratoryWords();
  const [chosen, setChosen] = useState<string[]>([]);
  const register = useList(ANALYSES, {
    fields: ["id", "name", "code"] as const,
    pagination: { page: 1, size: 500 },
  });
  const { run, isBusy } = useMutationCall(
    { ...RESULTS, action: "orderanalyses" },
    {
      invalidates: [SAMPLES],
      onDone: () => setChosen([]),
      onFailed: (error) => toasts.error(errorText(error)),
    },
  );
  const offered = (register.data?.attributes ?? []).filter(({ id }) => !ordered.includes(id));
  return (
    <div className={classes.bar}>
      <ChooseMany
        item={words.addAnalyses}
        label={words.addAnalyses}
        data={offered.map(({ id, name, code }) => ({ value: id, label: `${code} · ${name}` }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={chosen.length === 0}
        loading={isBusy}
        onClick={() => void run({ sample_ids: [...sampleIds], analysis_ids: chosen }).catch(() => undefined)}
      >
        {words.order}
      </Button>
    </div>
  );
}
