/** Saving in the field: says where what was saved is now. */
import { useCallback, useState } from "react";
import { toastError } from "#app/error-text";
import { type FieldWrite, type Saved, saveInField } from "#offline/save-in-field";
import { toasts } from "#ui/toasts";
import { useOperationWords } from "./operation-words.tsx";

type Write = Omit<FieldWrite, "operationId">;

interface SaveOptions {
  /** What shows on the spot need not be said again. */
  readonly isQuiet?: boolean;
  /** What follows before another save may begin. */
  readonly onSaved?: () => void;
}

export interface FieldSave {
  readonly isBusy: boolean;
  /** Undefined where it was refused; the reason has then been said. */
  readonly save: (write: Write, options?: SaveOptions) => Promise<Saved | undefined>;
}

export function useFieldSave(operationId: string): FieldSave {
  const words = useOperationWords().frame;
  const [isBusy, setBusy] = useState(false);
  const save = useCallback(
    async (write: Write, { isQuiet = false, onSaved }: SaveOptions = {}) => {
      setBusy(true);
      try {
        const saved = await saveInField({ operationId, ...write });
        if (!isQuiet) toasts.success(saved.where === "server" ? words.saved : words.savedHere);
        onSaved?.();
        return saved;
      } catch (error) {
        toastError(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [operationId, words],
  );
  return { isBusy, save };
}
