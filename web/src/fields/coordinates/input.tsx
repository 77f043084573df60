/** Latitude and longitude in decimal degrees, six decimals (about 11 cm), and the map they stay in step with. */
import { splitCoordinates } from "@plimsoll/domain/kernel/coordinates-text";
import { roundTo } from "@plimsoll/domain/kernel/decimal";
import { COORDINATE_SCALE, type PlaceField } from "@plimsoll/domain/kernel/field/place";
import type { ClipboardEvent } from "react";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import type { CoordinatesState } from "#fields/form-state";
import { NumberBox } from "#fields/number/number-box";
import { useWords } from "#i18n/words-provider";
import { placeOf } from "#maps/degrees";
import { MiniMap } from "#maps/mini-map";

const SHAPE = { whole: false, scale: COORDINATE_SCALE, unit: undefined };

export function CoordinatesInput(props: InputProps<PlaceField>) {
  const { labels, value, onChange, onBlur, bare = false, rowContext, disabled = false } = props;
  if (bare)
    return (
      <FieldGroup of={props}>
        <Degrees {...props} />
      </FieldGroup>
    );
  const { latitude, longitude } = stateOf(value);
  return (
    <FieldGroup of={props}>
      <div className={classes.located}>
        <Degrees {...props} />
        <MiniMap
          label={labels.label}
          place={placeOf(latitude, longitude)}
          country={rowContext.country}
          onPlace={
            disabled
              ? undefined
              : (next) => {
                  onChange(next satisfies CoordinatesState);
                  onBlur();
                }
          }
        />
      </div>
    </FieldGroup>
  );
}

function stateOf(value: unknown): CoordinatesState {
  return (value ?? { latitude: null, longitude: null }) as CoordinatesState;
}

function Degrees({ id, value, onChange, onBlur, errors, disabled = false }: InputProps<PlaceField>) {
  const words = useWords().app.record.coordinates;
  const { latitude, longitude } = stateOf(value);
  /** A place copied from a map comes in one piece. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const place = disabled ? undefined : splitCoordinates(event.clipboardData.getData("text"));
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange({
      latitude: roundTo(place.latitude, COORDINATE_SCALE),
      longitude: roundTo(place.longitude, COORDINATE_SCALE),
    } satisfies CoordinatesState);
    onBlur();
  };
  const box = { shape: SHAPE, disabled, onBlur, size: "sm", labelProps: { className: classes.partLabel } };
  return (
    <div className={classes.degrees} onPasteCapture={paste}>
      <NumberBox
        {...box}
        id={id}
        label={words.latitude}
        value={latitude}
        error={errors.latitude}
        onValue={(next) => onChange({ latitude: next, longitude } satisfies CoordinatesState)}
      />
      <NumberBox
        {...box}
        id={`${id}-longitude`}
        label={words.longitude}
        value={longitude}
        error={errors.longitude}
        onValue={(next) => onChange({ latitude, longitude: next } satisfies CoordinatesState)}
      />
    </div>
  );
}
