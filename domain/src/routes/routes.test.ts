import { describe, expect, it } from "vitest";
import { childOf, flattenRoutes, matchRoute, ROUTES, type RouteEntry } from "./index.ts";

const REGISTERS_WITH_A_PATH =
  "analysis billing-rules bus categories companies currencies customers departments districts loading-places " +
  "measures occurrences ports positions products regions shippers ships surveyers terminals timelogs variations workunit";

const REGISTERS_BESIDE_THEM =
  "countries states cities carriers scope-models service-types designation-types rule-types levels branches " +
  "origins contacts barges tugboats profiles users exchange-rates";

const SHARED_FIELD_PAGES =
  "basementinspection classification classification/history classification/new classification/:idclassification " +
  "doublecheck doublecheck/:iddoublecheck doublecheck/print doublecheck/samples draft holdsealing hosetest " +
  "occurrences occurrences/:secondid occurrences/:idgallery/gallery preinspection shipdocuments timelog " +
  "weighing weighing/edit weighing/list weighing/edit/:periodid";

const VESSEL_ONLY_PAGES =
  "bags classification/:idclassification/previewmapreport inspectionorigin item oilclassification " +
  "oilclassification/history oilclassification/new oilclassification/:idclassification reports resume resume/report " +
  "resume/reportApproval resume/reportConfiguration resume/reportGeneral resume/service scopeItems";

const TABLE: Record<string, string> = {
  "": "administration components cp dashboard developer operation recovery reports services tools",
  "/legaladvice": "cookies-policy information-notice legal-notice terms-of-use",
  "/administration": "courier",
  "/cp": "sendclassification wosync",
  "/developer": "profile/:id settings/:id",
  "/operation":
    "vessels ship_status container cotton cotton_loading geoposition gradingtre bvinvoice shipbilling grains " +
    "barge_convoy barge_convoy/transfer barge_convoy/:id",
  "/operation/barge_convoy/:id": "gallery inspectionorigin summary barge barge/:idbarge",
  "/operation/barge_convoy/:id/barge": `${SHARED_FIELD_PAGES} doublecheck/history`,
  "/operation/barge_convoy/:id/barge/:idbarge": `${SHARED_FIELD_PAGES} doublecheck/history`,
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
    "classification composite other-grains oil discounts sampling draft-survey density barge convoy tank tank-list scale-periods dumps comparison truck-ticket weight-units statement-of-facts price withholding gross-up fob-price commodity-price parity exchange identifier autcert autcert/:id autcert/document/validation expenses bvinvoice",
};

/** Pages that the specified table does not name: see the developer section for the reason; mailed links lead to the last. */
const OUR_ADDITIONS = ["/developer/profile", "/developer/settings", "/proposal"];

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

function opened(pathname: string): string | undefined {
  return matchRoute(ROUTES, pathname)?.entry.path;
}

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

  it.each(["pt", "en", "es", "fr"] as const)("has every title and description in %s", (locale) => {
    const missing = all.filter(
      (entry) => entry.title[locale].trim() === "" || entry.description[locale].trim() === "",
    );
    expect(missing.map((entry) => entry.path)).toEqual([]);
  });

  it("gives every card of a section an icon", () => {
    const cards = all.filter((entry) => entry.section).flatMap((entry) => entry.children ?? []);
    expect(cards.length).toBeGreaterThan(60);
    expect(cards.filter((card) => card.icon === undefined).map((card) => card.path)).toEqual([]);
  });

  it("guards every page below a section with a service and a role, unless it is public", () => {
    const pages = all.filter((entry) => !entry.public && !entry.section);
    const open = pages.filter((entry) => entry.service === undefined || entry.role === undefined);
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
      "/legaladvice/cookies-policy",
      "/legaladvice/information-notice",
      "/legaladvice/legal-notice",
      "/legaladvice/terms-of-use",
      "/operation",
      "/proposal",
      "/recovery",
      "/tools/expenses",
    ]);
    expect(entryAt("/developer/settings/:id")?.developer).toBe(true);
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

describe("matchRoute", () => {
  it("lets a fixed segment win over a param", () => {
    expect(opened("/operation/barge_convoy/transfer")).toBe("/operation/barge_convoy/transfer");
    expect(opened("/operation/barge_convoy/7")).toBe("/operation/barge_convoy/:id");
    expect(opened("/services/billingfob/new")).toBe("/services/billingfob/new");
    expect(opened("/operation/barge_convoy/7/barge/draft")).toBe("/operation/barge_convoy/:id/barge/draft");
    expect(opened("/operation/barge_convoy/7/barge/9/draft")).toBe(
      "/operation/barge_convoy/:id/barge/:idbarge/draft",
    );
    expect(opened("/tools/autcert/document/validation")).toBe("/tools/autcert/document/validation");
  });

  it("decides by the first difference from the left", () => {
    expect(opened("/services/wosfob/invoice/5/gallery")).toBe("/services/wosfob/invoice/:idgallery/gallery");
    expect(opened("/services/wosfob/5/invoice/new")).toBe("/services/wosfob/:id/invoice/new");
  });

  it("returns the params and the parents", () => {
    const match = matchRoute(ROUTES, "/operation/vessels/abc/weighing/edit/p1");
    expect(match?.params).toEqual({ id: "abc", periodid: "p1" });
    expect(match?.parents.map((parent) => parent.path)).toEqual([
      "/operation",
      "/operation/vessels",
      "/operation/vessels/:id",
      "/operation/vessels/:id/weighing",
      "/operation/vessels/:id/weighing/edit",
    ]);
  });

  it("takes the id where there is one: the list without, one record with it", () => {
    for (const register of ["billing-rules", "loading-places"]) {
      expect(opened(`/administration/${register}`)).toBe(`/administration/${register}`);
      expect(opened(`/administration/${register}/5`)).toBe(`/administration/${register}/:id`);
    }
  });

  it("opens a new record through the detail page", () => {
    const match = matchRoute(ROUTES, "/administration/ports/new");
    expect(match?.entry.path).toBe("/administration/ports/:id");
    expect(match?.params).toEqual({ id: "new" });
  });

  it("overlooks a trailing slash and finds the root", () => {
    expect(opened("/operation/vessels/")).toBe("/operation/vessels");
    expect(opened("/")).toBe("/");
  });

  it("finds nothing for a path outside the table", () => {
    expect(opened("/nowhere")).toBeUndefined();
    expect(opened("/services/shipplanner/1/certification")).toBeUndefined();
    expect(opened("/administration/courier/1")).toBeUndefined();
  });
});

describe("childOf", () => {
  it("finds a direct child by its relative path", () => {
    const vessel = entryAt("/operation/vessels/:id");
    expect(vessel && childOf(vessel, "draft")?.path).toBe("/operation/vessels/:id/draft");
    expect(vessel && childOf(vessel, "nothing")).toBeUndefined();
  });
});
