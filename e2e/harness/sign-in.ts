/** Signs a visitor in through the API, for journeys that are not about signing in. */
import type { BrowserContext, Disposable } from "playwright-core";

export const DEMO_PASSWORD = "Plimsoll1";

export type DemoAccount = "admin" | "ops.br" | "classifier.br" | "billing.br" | "ops.ar" | "customer" | "dev";

interface LoginAnswer {
  readonly token: string;
  readonly attributes: { readonly user_id: string; readonly user: { readonly country: string } };
}

export async function signInAs(visitor: BrowserContext, url: string, account: DemoAccount): Promise<string> {
  const answer = await visitor.request.post(`${url}/api/login`, {
    data: {
      service: "session",
      action: "login",
      type: "default",
      country: "BR",
      api_key: "plimsoll-web",
      attributes: { login: `${account}@demo.test`, password: DEMO_PASSWORD },
    },
  });
  if (!answer.ok())
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  const { token, attributes } = (await answer.json()) as LoginAnswer;
  const { user_id, user } = attributes;
  await remember(visitor, { user_id, user, country: user.country, locale: "en", localeChosen: true });
  return token;
}

/** What the pages keep in the browser; the session itself is the cookie that the answer has set. */
export async function remember(
  visitor: BrowserContext,
  state: Readonly<Record<string, unknown>>,
): Promise<void> {
  const script = await visitor.addInitScript((text) => {
    if (localStorage.getItem("plimsoll") === null) localStorage.setItem("plimsoll", text);
  }, JSON.stringify(state));
  remembered.set(visitor, [...(remembered.get(visitor) ?? []), script]);
}

const remembered = new WeakMap<BrowserContext, Disposable[]>();

/** From now on its pages begin as those of somebody who was never here. */
export async function forgetSignIns(visitor: BrowserContext): Promise<void> {
  for (const script of remembered.get(visitor) ?? []) await script.dispose();
  remembered.delete(visitor);
}
