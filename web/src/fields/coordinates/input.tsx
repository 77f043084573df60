/** Latitude and longitude in decimal degrees, six decimals: about 11 cm. */
import { COORDINATE_SCALE, type PlaceField } from "@plimsoll/domain/kernel/field/place";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import type { CoordinatesState } from "#fields/form-state";
import { NumberBox } from "#fields/number/number-box";
import { useWords } from "#i18n/words-provider";

const SHAPE = { whole: false, scale: COORDINATE_SCALE, unit: undefined };

export function CoordinatesInput(props: InputProps<PlaceField>) {
  const { id, value, onChange, onBlur, errors, disabled = false } = props;
  const words = useWords().app.record.coordinates;
  const { latitude, longitude } = (value ?? { latitude: null, longitude: null }) as CoordinatesState;
  const box = { shape: SHAPE, disabled, onBlur, size: "sm", labelProps: { className: classes.partLabel } };
  return (
    <FieldGroup of={props}>
      <div className={classes.pair}>
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
    </FieldGroup>
  );
}
