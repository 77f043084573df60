/** The words of the work-order screens by language: loaded with the first of those pages, one language at a time. */
import type { Locale } from "../kernel/locale.ts";
import type { orders } from "./en/app-orders.ts";
import type { Translated } from "./words.ts";

export type OrderWords = Translated<typeof orders>;

export const ORDER_WORDS: Readonly<Record<Locale, () => Promise<{ orders: OrderWords }>>> = {
  pt: () => import("./pt/app-orders.ts"),
  en: () => import("./en/app-orders.ts"),
  es: () => import("./es/app-orders.ts"),
  fr: () => import("./fr/app-orders.ts"),
};
