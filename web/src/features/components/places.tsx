/** Parts for places and cargo. */
import { coordinates } from "@plimsoll/domain/kernel/field/place";
import { useState } from "react";
import { CoordinatesView } from "#fields/coordinates/view";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { MapView } from "#maps/map-view";
import { CargoDiagram, type CargoHold } from "#ui/cargo-diagram";
import { Part, State, States } from "./catalogue.tsx";
import { FieldSpecimen } from "./field-specimen.tsx";

const SANTOS = { latitude: "-23.960833", longitude: "-46.333611" };

export function MapPart() {
  const { errors, app } = useWords();
  const { sample } = app.parts.catalogue;
  const labels = { label: sample.position };
  const field = coordinates();
  const beyond = say(errors.invalid_coordinates, { item: app.record.coordinates.latitude });
  return (
    <Part name="map">
      <States width="full">
        <State name="filled">
          <FieldSpecimen id="map-filled" field={field} labels={labels} value={SANTOS} />
        </State>
        <State name="empty">
          <FieldSpecimen
            id="map-empty"
            field={field}
            labels={labels}
            value={{ latitude: null, longitude: null }}
          />
        </State>
        <State name="refused">
          <FieldSpecimen
            id="map-refused"
            field={field}
            labels={labels}
            value={{ latitude: "123.5", longitude: "-46.3" }}
            errors={{ latitude: beyond }}
          />
        </State>
        <State name="disabled">
          <FieldSpecimen id="map-disabled" field={field} labels={labels} value={SANTOS} disabled />
        </State>
      </States>
      <States width="half">
        <State name="readOnly">
          <CoordinatesView label={sample.position} item="Santos" row={SANTOS} />
        </State>
        <State name="readOnly">
          <CoordinatesView label={sample.position} item="Terminal 39" row={{}} />
        </State>
      </States>
    </Part>
  );
}

const PORTS = [
  { id: "1", label: "Santos", detail: "BRSSZ", ...SANTOS },
  { id: "2", label: "Paranaguá", detail: "BRPNG", latitude: "-25.500556", longitude: "-48.518333" },
  { id: "3", label: "Rosario", detail: "ARROS", latitude: "-32.951111", longitude: "-60.626389" },
  { id: "4", label: "Rouen", detail: "FRURO", latitude: "49.443056", longitude: "1.092222" },
  { id: "5", label: "Villeta", detail: "PYVLL", latitude: null, longitude: null },
];

export function ManyPlacesPart() {
  const { sample } = useWords().app.parts.catalogue;
  const [selected, onSelect] = useState<string>("1");
  return (
    <Part name="manyPlaces">
      <States width="full">
        <State name="live">
          <MapView label={sample.places} items={PORTS} selected={selected} onSelect={onSelect} />
        </State>
      </States>
    </Part>
  );
}

const CAPACITIES = ["11200", "12000", "12100", "12000", "9700"];
const LOADED = ["10250", "11800", "7400", "4950", "0"];

function useHolds(): readonly CargoHold[] {
  const { sample } = useWords().app.parts.catalogue;
  return CAPACITIES.map((capacity, index): CargoHold => {
    const isSoy = index < 3;
    return {
      number: index + 1,
      capacity,
      loaded: LOADED[index] ?? null,
      product: { label: isSoy ? sample.soybeans : sample.maize, tone: isSoy ? "sea" : "warn" },
      status:
        index < 2
          ? { label: sample.accepted, phase: "done" }
          : { label: sample.loading, phase: index < 4 ? "field" : "planning" },
    };
  });
}

export function CargoPart() {
  const { sample } = useWords().app.parts.catalogue;
  const holds = useHolds();
  const [selected, onSelect] = useState(3);
  const ten = Array.from(
    { length: 10 },
    (_, index): CargoHold => ({
      number: index + 1,
      capacity: index === 6 ? null : String(9000 + 350 * index),
      loaded: index < 4 ? String(8000 + 300 * index) : null,
      product: { label: sample.soybeans, tone: "ok" },
    }),
  );
  return (
    <Part name="cargo">
      <States width="full">
        <State name="live">
          <CargoDiagram
            label={`${sample.holds}: MV Serra do Mar`}
            holds={holds}
            unit="MT"
            selected={selected}
            onSelect={onSelect}
          />
        </State>
        <State name="many">
          <CargoDiagram label={`${sample.holds}: MV Baía Negra`} holds={ten} unit="MT" />
        </State>
        <State name="readOnly">
          <CargoDiagram
            label={`${sample.holds}: MV Lagoa Mirim`}
            holds={CAPACITIES.slice(0, 3).map((capacity, index) => ({ number: index + 1, capacity }))}
            unit="m³"
          />
        </State>
        <State name="empty">
          <CargoDiagram label={sample.holds} holds={[]} unit="MT" />
        </State>
      </States>
    </Part>
  );
}
