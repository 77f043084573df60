/** The mark that the server puts into the page so that our own style elements pass its security policy. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
}

/** Parts that make their own style elements, such as the scroll lock behind a modal, look for the mark here. */
export function shareNonce(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
