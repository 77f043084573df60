/**
 * What the screens need to know of the registers before any of them is opened: which path shows which record, and
 * the entries of registers that the table does not name, made from their definitions and words. Worked out once,
 * when the app is built.
 */
import type { Locale } from "../kernel/locale.ts";
import type { RecordModel } from "../kernel/record.ts";
import type { AnyRecordWords } from "../kernel/words.ts";
import { words as en } from "../locales/en/index.ts";
import { words as es } from "../locales/es/index.ts";
import { words as fr } from "../locales/fr/index.ts";
import { words as pt } from "../locales/pt/index.ts";
import { catalog } from "../records.ts";
import { mountRoute, type Words, words } from "./draft-route.ts";
import { ROUTES } from "./index.ts";
import { registerRoute } from "./register-card.ts";
import { flattenRoutes, type RouteEntry } from "./route.ts";

const SECTION = "/administration";
const ICON = "clipboard-list";

const LANGUAGES: Readonly<Record<Locale, { readonly records: object }>> = { pt, en, es, fr };

const registers = catalog.models.filter((model) => model.definition.path !== undefined);

/** Register name in the address → key of the record that it shows. */
export const recordPaths: Readonly<Record<string, string>> = Object.fromEntries(
  registers.map((model) => [model.definition.path, model.key]),
);

const named = new Set(flattenRoutes(ROUTES).map((entry) => entry.path));

export const ownRegisterRoutes: readonly RouteEntry[] = registers
  .filter((model) => !named.has(`${SECTION}/${model.definition.path}`))
  .map(routeOf);

function routeOf(model: RecordModel): RouteEntry {
  const title = texts(model, (own) => own.plural);
  const draft = registerRoute({
    segment: model.definition.path ?? model.key,
    role: model.key,
    icon: ICON,
    title,
    singular: texts(model, (own) => own.name),
    description: descriptionOf(model, title),
  });
  return mountRoute(draft, SECTION, { service: model.service });
}

function descriptionOf(model: RecordModel, title: Words): Words {
  const general = words(
    `Cadastro de ${title.pt.toLowerCase()}`,
    `Register of ${title.en.toLowerCase()}`,
    `Registro de ${title.es.toLowerCase()}`,
    `Registre : ${title.fr.toLowerCase()}`,
  );
  const own = texts(model, (found) => found.description ?? "");
  return own.en === "" ? general : own;
}

function texts(model: RecordModel, read: (own: AnyRecordWords) => string): Words {
  const of = (locale: Locale) => {
    const own = (LANGUAGES[locale].records as Readonly<Record<string, AnyRecordWords>>)[model.key];
    return own === undefined ? model.key : read(own);
  };
  return words(of("pt"), of("en"), of("es"), of("fr"));
}
