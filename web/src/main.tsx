import "./global.css";
import "@fontsource-variable/inter/index.css";
import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { Apology } from "#app/apology";
import { watchChunkErrors } from "#app/chunk-reload";
import { clientState, setClientState, subscribeClientState, useClientState } from "#app/client-state";
import { cspNonce, shareNonce } from "#app/csp-nonce";
import { printInLight } from "#app/print-light";
import { makeRouter } from "#app/routes";
import { chooseLocale, watchPerson } from "#app/session";
import { setDictionary } from "#i18n/dictionary";
import { loadNeededWords } from "#i18n/load-words";
import { WordsProvider } from "#i18n/words-provider";
import { configureRpc } from "#rpc/client";
import { queryClient } from "#rpc/query-client";
import { watchFocus } from "#ui/focus-return";
import { watchOverlays } from "#ui/open-overlays";
import { theme, themeVariables } from "./theme.ts";

/** Light or dark is kept with the rest of what the browser remembers. */
function colorSchemeManager(): MantineColorSchemeManager {
  let unsubscribe: () => void = () => undefined;
  return {
    get: () => clientState().colorScheme,
    set: (colorScheme) => setClientState({ colorScheme }),
    subscribe: (onUpdate) => {
      let last = clientState().colorScheme;
      unsubscribe = subscribeClientState(() => {
        const { colorScheme } = clientState();
        if (colorScheme === last) return;
        last = colorScheme;
        onUpdate(colorScheme);
      });
    },
    unsubscribe: () => unsubscribe(),
    clear: () => setClientState({ colorScheme: "auto" }),
  };
}

const schemes = colorSchemeManager();
const router = makeRouter();

function App() {
  const locale = useClientState((state) => state.locale);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={cspNonce}
    >
      <QueryClientProvider client={queryClient}>
        <WordsProvider chosen={locale} onChoose={chooseLocale}>
          <RouterProvider router={router} />
        </WordsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

async function start(root: HTMLElement): Promise<void> {
  watchOverlays();
  watchFocus();
  watchChunkErrors();
  printInLight();
  shareNonce(cspNonce());
  configureRpc({
    country: () => clientState().country,
    locale: () => clientState().locale,
    person: () => clientState().user_id,
    subscribe: subscribeClientState,
  });
  watchPerson();
  setDictionary(await loadNeededWords(clientState().locale));
  createRoot(root).render(
    <Apology>
      <App />
    </Apology>,
  );
}

const root = document.getElementById("root");
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    document.getElementById("start-failed")?.removeAttribute("hidden");
  });
}
