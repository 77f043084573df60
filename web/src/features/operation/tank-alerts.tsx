/** What the tables of the tanks cannot say: told where it is typed, while the volume can still be entered by hand. */
import { Alert } from "@mantine/core";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import type { TankAlert } from "./draft-survey-tanks.ts";
import { useOperationWords } from "./operation-words.tsx";

export function TankAlerts({ alerts }: { readonly alerts: readonly TankAlert[] }) {
  const words = useOperationWords().draft;
  const numbers = useNumbers();
  if (alerts.length === 0) return null;
  const figure = (value: unknown) => (typeof value === "string" ? numbers.format(value) : "—");
  return (
    <Alert color="yellow" mt="sm" role="status">
      {alerts.map(({ tank, survey, issue, isWithoutTrim }) => {
        const { value, min, max } = issue?.params ?? {};
        return (
          <div key={`${survey} ${tank}`}>
            {isWithoutTrim
              ? say(words.tankWithoutTrim, { tank })
              : say(words.tankOutside, { tank, value: figure(value), min: figure(min), max: figure(max) })}
          </div>
        );
      })}
    </Alert>
  );
}
