/** The document of a proposal as the customer gets it: made by the server when asked for, shown in a tab of its own. */
import { useOpenPrinted } from "#app/open-printed";
import { call } from "#rpc/client";
import { toasts } from "#ui/toasts";
import { useCommercialWords } from "./commercial-words.tsx";
import { PROPOSALS } from "./proposal.ts";

export function usePdf(id: string) {
  const words = useCommercialWords().document;
  return useOpenPrinted(
    async () => (await call({ ...PROPOSALS, action: "preview", attributes: { id } })).attributes,
    () => toasts.info(words.blocked),
  );
}
