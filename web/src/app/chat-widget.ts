/** The chat of a third party, only where the installation names one. Its own script draws its own button. */
import { cspNonce } from "./csp-nonce.ts";

export function addChatWidget(address: string): void {
  if (document.querySelector("script[data-chat-widget]")) return;
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.dataset.chatWidget = "";
  script.nonce = cspNonce();
  document.body.append(script);
}
