/** The types of a time log by their code, in the reader's language. */
import { titleOf } from "@plimsoll/domain/kernel/row-title";
import { useLocale } from "#i18n/words-provider";
import { useModel } from "#record/use-model";
import type { TimeType } from "./time-log.tsx";

export function useTypeNames(types: ReadonlyMap<string, TimeType>): (code: string) => string {
  const model = useModel("timelog");
  const { locale } = useLocale();
  return (code) => {
    const type = [...types.values()].find((one) => one.code === code);
    return (type && titleOf(model, type, locale)) ?? code;
  };
}
