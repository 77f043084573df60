/** A position that somebody knows: from a call, a mail, another screen. Held to the same rules as one by radio. */
import { Button, Group, TextInput } from "@mantine/core";
import type { ShipPosition } from "@plimsoll/domain/operation/geoposition-contract";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useMutationCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { ChooseOne } from "#ui/choose";
import { FormModal } from "#ui/form-modal";
import { toasts } from "#ui/toasts";
import { useMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";

interface PositionDialogProps {
  readonly ships: readonly ShipPosition[];
  readonly onClose: () => void;
}

const POST = { service: "geoposition", type: "default", action: "post" } as const;
const FIGURES = ["latitude", "longitude", "course", "speed"] as const;

const NOTHING = { mmsi: "", latitude: "", longitude: "", course: "", speed: "" };

/** As a field of a browser writes it: by the clock here, to the minute. */
const clockHere = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export function PositionDialog({ ships, onClose }: PositionDialogProps) {
  const words = useMapWords().positions;
  const numbers = useNumbers();
  const [typed, setTyped] = useState({ ...NOTHING, at: clockHere(new Date()) });
  const { run, isBusy, error } = useMutationCall(POST, {
    onDone: ({ attributes }) => {
      toasts.success(say(words.saved, { ship: attributes.ship.name }));
      onClose();
    },
    onFailed: (problem) => {
      if (!(problem instanceof RpcError) || Object.keys(problem.byField).length === 0) toastError(problem);
    },
  });
  const told = error instanceof RpcError ? error.byField : {};
  const send = () => {
    const figure = (field: (typeof FIGURES)[number]) => readFigure(numbers, typed[field]);
    const at = new Date(typed.at);
    void run({
      mmsi: typed.mmsi,
      latitude: figure("latitude") ?? "",
      longitude: figure("longitude") ?? "",
      course: figure("course"),
      speed: figure("speed"),
      at: Number.isNaN(at.getTime()) ? "" : at.toISOString(),
    }).catch(() => undefined);
  };
  return (
    <FormModal opened title={words.enter} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChooseOne
          label={words.list}
          item={words.list}
          required
          data={ships.flatMap(({ mmsi, ship }) => (mmsi === null ? [] : [{ value: mmsi, label: ship.name }]))}
          value={ships.some(({ mmsi }) => mmsi === typed.mmsi) ? typed.mmsi : null}
          onChange={(mmsi) => setTyped({ ...typed, mmsi: mmsi ?? "" })}
        />
        <TextInput
          label={words.mmsi}
          required
          inputMode="numeric"
          value={typed.mmsi}
          error={told.mmsi}
          onChange={(event) => setTyped({ ...typed, mmsi: event.currentTarget.value })}
        />
        {FIGURES.map((field) => (
          <Figure
            key={field}
            field={field}
            value={typed[field]}
            error={told[field]}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
        <TextInput
          type="datetime-local"
          label={words.at}
          required
          value={typed.at}
          error={told.at}
          onChange={(event) => setTyped({ ...typed, at: event.currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {words.save}
          </Button>
        </Group>
      </form>
    </FormModal>
  );
}

interface FigureProps {
  readonly field: (typeof FIGURES)[number];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Figure({ field, value, error, onChange }: FigureProps) {
  const words = useMapWords().positions;
  const labels = {
    latitude: words.latitude,
    longitude: words.longitude,
    course: words.course,
    speed: words.speedOver,
  };
  return (
    <TextInput
      label={labels[field]}
      required={field === "latitude" || field === "longitude"}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** As the reader writes numbers; what is none goes as it is, and the server says so at its field. */
function readFigure(numbers: ReturnType<typeof useNumbers>, text: string): string | null {
  if (text.trim() === "") return null;
  const read = numbers.parse(text, { scale: 6 });
  return read.ok && read.value !== null ? read.value : text;
}
