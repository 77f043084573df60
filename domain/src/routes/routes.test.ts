import { describe, expect, it } from "vitest";
import { rolesOf } from "../access/permission.ts";
import { words as en } from "../locales/en/index.ts";
import { words as es } from "../locales/es/index.ts";
import { words as fr } from "../locales/fr/index.ts";
import { words as pt } from "../locales/pt/index.ts";
import { catalog } from "../records.ts";
import { flattenRoutes, ROUTES, type RouteEntry } from "./index.ts";
import { PAGE_KEYS } from "./page-keys.ts";
import { type RouteWordsKey, routeWords } from "./route-words.ts";

const LANGUAGES = { pt, en, es, fr };

/** What has capitals wherever it stands. */
const NAMES_AND_CODES = new Set(
  "FOB OS OT WO MAPA PDF Excel CNPJ CUIT CPF IMO ISO ISS IRRF PIS COFINS CSLL PTAX".split(" "),
);

const REGISTERS_WITH_A_PATH =
  "analysis billing-rules bus categories companies currencies customers departments districts loading-places " +
  "measures occurrences ports positions products regions shippers ships surveyers terminals timelogs variations workunit";

const REGISTERS_BESIDE_THEM =
  "countries states cities carriers scope-models certificate-texts approval-thresholds cost-rates order-expenses seal-ranges service-types designation-types rule-types levels branches " +
  "origins contacts scales tank-volumes barges tugboats profiles users exchange-rates";

const SHARED_FIELD_PAGES =
  "basementinspection classification classification/history classification/new classification/:idclassification " +
  "doublecheck doublecheck/:iddoublecheck doublecheck/print doublecheck/samples draft holdsealing hosetest " +
  "occurrences occurrences/:secondid occurrences/:idgallery/gallery preinspection shipdocuments timelog " +
  "samples weighing weighing/edit weighing/list weighing/edit/:periodid";

/** Every page of a ship that a barge has too, and its earlier double checks. */
const ALSO_OF_BARGES = "doublecheck/history inspectionorigin item scopeItems";

const VESSEL_ONLY_PAGES =
  "bags classification/:idclassification/previewmapreport inspectionorigin item oilclassification " +
  "oilclassification/history oilclassification/new oilclassification/:idclassification reports resume resume/report " +
  "resume/reportApproval resume/reportConfiguration resume/reportGeneral resume/service scopeItems";

const TABLE: Record<string, string> = {
  "": "administration components cp dashboard developer operation recovery reports services tools",
  "/legaladvice": "cookies-policy information-notice legal-notice terms-of-use",
  "/administration": "courier",
  "/cp": "sendclassification wosync wosync/log wosync/log/:iddelivery",
  "/developer": "profile/:id settings/:id",
  "/operation":
    "vessels laboratory laboratory/results laboratory/classifiers laboratory/trends ship_status container cotton cotton_loading geoposition gradingtre bvinvoice shipbilling grains " +
    "barge_convoy barge_convoy/transfer barge_convoy/:id",
  "/operation/barge_convoy/:id": "gallery inspectionorigin summary barge barge/:idbarge",
  "/operation/barge_convoy/:id/barge": `${SHARED_FIELD_PAGES} ${ALSO_OF_BARGES}`,
  "/operation/barge_convoy/:id/barge/:idbarge": `${SHARED_FIELD_PAGES} ${ALSO_OF_BARGES}`,
  "/operation/vessels": ":id",
  "/operation/vessels/:id": `${SHARED_FIELD_PAGES} ${VESSEL_ONLY_PAGES}`,
  "/reports": "models reports reports/:id",
  "/services":
    "proposals proposals/:id nomeation nomeation/:id controlPanel ship shipplanner wosgeneral wosgeneral/:id " +
    "wosgeneral/:id/item wosgeneral/:id/scope billingfob billingfob/new billingfob/:id billingfob/:id/report " +
    "billingfob2 billingfob2/invoice/:idgallery/gallery simulatorfob simulatorfob/cost simulatorfob/cost/:id " +
    "simulatorfob/simulator simulatorfob/tax simulatorfob/:id simulatorfob/:id/report wosfob",
  "/services/ship": ":id :id/certification :id/certification/:idcert :id/item :id/operationItems :id/scope",
  "/services/shipplanner": ":id :id/item :id/operationItems :id/scope",
  "/services/wosfob":
    ":id local_map progress_map progress_map/programmed transfer truck truck/:idgallery/gallery " +
    "invoice/:idgallery invoice/:idgallery/gallery",
  "/services/wosfob/:id":
    "classification classification/new classification/:idclassification/edit classification/:idclassification/gallery " +
    "invoice invoice/new invoice/:idinvoice/edit invoice/:idgallery/gallery occurrences occurrences/new " +
    "occurrences/:idgallery/gallery timelog timelog/new",
  "/tools":
    "classification composite other-grains oil discounts sampling third-analysis draft-survey density water-allowance barge convoy tank tank-list scale-periods dumps comparison truck-ticket bags weight-units statement-of-facts laytime price withholding gross-up fob-price commodity-price parity exchange identifier autcert autcert/:id autcert/document/validation expenses bvinvoice",
};

/** Pages that the specified table does not name: see the developer section for the reason; mailed links lead to the last. */
const OUR_ADDITIONS = [
  "/developer/profile",
  "/developer/settings",
  "/proposal",
  "/support",
  // The list of orders of every kind is a screen of the business without a path of its own.
  "/services/workorders",
  "/services/workorders/:id",
  // So are certificates of every order; a mailed link and a printed code lead to the others.
  "/services/certificates",
  "/services/certificates/:id",
  "/certificate",
  "/pre-invoice",
  "/verify",
  "/verify/:code",
  // The two kinds of monitoring and invoices of every kind with their credit notes are screens of the business without a path, too.
  "/services/financialmonitoring",
  "/services/terminalmonitoring",
  "/services/invoices",
  "/services/creditnotes",
  // Where trucks come in and go out, on a tablet.
  "/services/wosfob/:id/gate",
];

const specified = [
  "/",
  ...Object.entries(TABLE).flatMap(([base, list]) => list.split(" ").map((path) => `${base}/${path}`)),
  ...REGISTERS_WITH_A_PATH.split(" ").flatMap((name) => [
    `/administration/${name}`,
    `/administration/${name}/:id`,
  ]),
];

const beside = REGISTERS_BESIDE_THEM.split(" ").flatMap((name) => [
  `/administration/${name}`,
  `/administration/${name}/:id`,
]);

const all = flattenRoutes(ROUTES);
const paths = all.map((entry) => entry.path);

function entryAt(path: string): RouteEntry | undefined {
  return all.find((entry) => entry.path === path);
}

describe("the route table", () => {
  it("holds every specified path and nothing unexplained", () => {
    expect([...paths].sort()).toEqual([...specified, ...beside, ...OUR_ADDITIONS].sort());
  });

  it("has no path and no name twice", () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(all.map((entry) => entry.name)).size).toBe(all.length);
  });

  it("never has two patterns that differ only in the name of a param", () => {
    const shapes = paths.map((path) => path.replace(/:[^/]+/g, ":"));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it("nests children below the path of their parent", () => {
    for (const entry of all) {
      for (const child of entry.children ?? []) expect(child.path.startsWith(`${entry.path}/`)).toBe(true);
    }
  });

  it.each(Object.entries(LANGUAGES))("has a title and a description for every page in %s", (_, said) => {
    for (const entry of all) {
      const { title, description } = routeWords(entry, said);
      expect(title, entry.path).toMatch(/^\p{L}/u);
      expect(description, entry.path).toMatch(/^\p{L}[^{}]*$/u);
    }
  });

  it.each(Object.entries(LANGUAGES))("writes them in sentence case in %s", (_, said) => {
    const texts = all.flatMap((entry) => {
      const { title, description } = routeWords(entry, said);
      return [title, description];
    });
    const words = texts.flatMap((text) =>
      text.split(/[\s(),:;'’-]+/).map((word, at) => ({ word, at, text })),
    );
    const loud = words.filter(
      ({ word, at }) => /^\p{Lu}/u.test(word) && (at > 0 || /^\p{Lu}{2}/u.test(word)),
    );
    expect(loud.filter(({ word }) => !NAMES_AND_CODES.has(word)).map(({ text }) => text)).toEqual([]);
  });

  it("has no words of a page that no route has", () => {
    const used = new Set(all.map((entry) => entry.words));
    // These two describe a register whose record does not describe itself.
    const general = ["register", "registerRow"];
    const unused = Object.keys(en.routes).filter((key) => !used.has(key as RouteWordsKey));
    expect(unused.sort()).toEqual(general);
  });

  it("gives every card of a section an icon", () => {
    const cards = all.filter((entry) => entry.section).flatMap((entry) => entry.children ?? []);
    expect(cards.length).toBeGreaterThan(60);
    expect(cards.filter((card) => card.icon === undefined).map((card) => card.path)).toEqual([]);
  });

  it("guards every page below a section with a service and a role, unless it is public", () => {
    const pages = all.filter((entry) => !entry.public && !entry.section);
    const open = pages.filter(
      (entry) => entry.service === undefined || (entry.role ?? entry.roles) === undefined,
    );
    expect(open.map((entry) => entry.path)).toEqual([]);
  });

  it("marks what is public, external and for developers", () => {
    const marked = (mark: "public" | "external") =>
      all.filter((entry) => entry[mark]).map((entry) => entry.path);
    expect(marked("external").sort()).toEqual([
      "/operation/grains",
      "/services/wosfob/progress_map/programmed",
      "/tools/expenses",
    ]);
    expect(marked("public").sort()).toEqual([
      "/",
      "/administration/courier",
      "/certificate",
      "/legaladvice/cookies-policy",
      "/legaladvice/information-notice",
      "/legaladvice/legal-notice",
      "/legaladvice/terms-of-use",
      "/operation",
      "/pre-invoice",
      "/proposal",
      "/recovery",
      "/support",
      "/tools/expenses",
      "/verify",
      "/verify/:code",
    ]);
    expect(entryAt("/developer/settings/:id")?.developer).toBe(true);
  });

  it("names every page somewhere, and none of another application's", () => {
    const named = new Set(all.flatMap((entry) => entry.page ?? []));
    expect(PAGE_KEYS.filter((key) => !named.has(key))).toEqual([]);
    expect(all.filter((entry) => entry.external && entry.page).map((entry) => entry.path)).toEqual([]);
  });

  it("opens a row to exactly those who may load it", () => {
    const planner = "/services/shipplanner/:id";
    const opening = all.filter((entry) => entry.opens !== undefined && entry.path !== planner);
    expect(opening.length).toBeGreaterThan(5);
    for (const { opens, service = "", role = "", path } of opening) {
      const { definition } = catalog.get(opens?.record ?? "");
      expect([path, service], path).toEqual([path, definition.service]);
      expect(rolesOf(definition), path).toContain(role);
    }
    const kinds = opening.filter(({ opens }) => opens?.record === "work_order").map(({ role }) => role);
    expect(kinds.sort()).toEqual([...rolesOf(catalog.get("work_order").definition)].sort());
  });

  it("asks for the record type of the page, whatever carries it", () => {
    for (const carrier of ["/operation/vessels/:id", "/operation/barge_convoy/:id/barge/:idbarge"]) {
      expect(entryAt(`${carrier}/hosetest`)).toMatchObject({ service: "service", role: "hose_test" });
      expect(entryAt(`${carrier}/classification/new`)).toMatchObject({
        service: "classification",
        role: "classification",
      });
    }
  });
});
