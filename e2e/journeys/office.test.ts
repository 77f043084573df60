/** A new office sets itself up, in the browser alone: who it is, who works there, and what they need on the first day. */
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { mailedLink } from "../harness/outbox.ts";
import { followLink } from "../harness/walk.ts";
import { FormPage } from "../pages/form.ts";
import { ListPage } from "../pages/list.ts";
import { LoginPage } from "../pages/login.ts";
import { ProfileForm } from "../pages/profile-form.ts";
import { RecoveryPage } from "../pages/recovery.ts";
import { Shell } from "../pages/shell.ts";

const LONG = 3 * 60_000;
const { company, workunit, user, profile, terminal, ship, customer } = words.records;

/** Names of this run: the demo company is there already. */
function officeOf(now: number) {
  const tag = String(now).slice(-6);
  return {
    tag,
    company: `Grãos Novos ${tag}`,
    unit: `Itaqui ${tag}`,
    person: `Lia Campos ${tag}`,
    login: `lia.${tag}@office.test`,
    port: `Porto Novo ${tag}`,
    terminal: `Terminal Leste ${tag}`,
    ship: `SERRA AZUL ${tag}`,
    customer: `Fazenda Boa Vista ${tag}`,
  };
}

type Office = ReturnType<typeof officeOf>;

async function enterCompany(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "company");
  await followLink(page, "/administration/companies/new");
  await form.field(company.fields.name).fill(office.company);
  await form.field(company.fields.social_name).fill(`${office.company} Inspeções Ltda.`);
  await form.pick(company.fields.types, company.choices.types.company);
  await page.keyboard.press("Tab");
  await form.saveNew();
}

async function enterWorkUnit(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "workunit");
  await followLink(page, "/administration/workunit/new");
  await form.field(workunit.fields.name).fill(office.unit);
  await form.pick(workunit.fields.company_id, office.company);
  const { addresses } = workunit.fields;
  const { fields } = workunit.children.addresses;
  await form.addRow(addresses);
  await form.cell(addresses, 0, fields.street).fill("Avenida dos Portugueses");
  await form.cell(addresses, 0, fields.city_id).click();
  await form.cell(addresses, 0, fields.city_id).fill("Santos");
  await page.getByRole("option", { name: "Santos", exact: true }).click();
  await form.saveNew();
}

async function invite(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "user");
  await followLink(page, "/administration/users/new");
  await form.field(user.fields.name).fill(office.person);
  await form.field(user.fields.login).fill(office.login);
  await form.pick(user.fields.company_id, office.company);
  await form.saveNew();
}

async function grant(page: Page, office: Office): Promise<void> {
  const form = new ProfileForm(page);
  await followLink(page, "/administration/profiles/new");
  await form.field(profile.fields.name).fill(`${office.person}, office`);
  await form.pick(profile.fields.user_id, office.person);
  await form.pick(profile.fields.company_id, office.company);
  await form.addWorkUnit(office.unit);
  await form.limit();
  for (const record of ["port", "terminal", "ship", "customer"] as const) await form.all(record).check();
  await form.right("delete", "customer").uncheck();
  await form.right("list", "city").check();
  // Whoever may see the companies begins in the administration.
  await form.right("list", "company").check();
  await form.saveNew();
  expect(await form.preview()).toEqual(expect.arrayContaining(["Customers", "Ports", "Terminals", "Ships"]));
  expect(await form.preview()).not.toEqual(expect.arrayContaining(["Users"]));
}

async function enterPort(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "port");
  await followLink(page, "/administration/ports/new");
  await form.field(words.records.port.fields.name).fill(office.port);
  await form.pick(words.records.port.fields.city_id, "Santos");
  await form.field("Latitude").fill("-23.95");
  await form.field("Longitude").fill("-46.31");
  await form.saveNew();
}

async function enterTerminal(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "terminal");
  await followLink(page, "/administration/terminals/new");
  await form.field(terminal.fields.name).fill(office.terminal);
  await form.pick(terminal.fields.port_id, office.port);
  // Its digits fill from the right.
  await form.field(terminal.fields.max_draft).pressSequentially("1280");
  await expect.poll(() => form.field(terminal.fields.max_draft).inputValue()).toBe("12.80");
  await form.saveNew();
}

/** Two holds typed, five pasted from a spreadsheet; the drawing follows. */
async function enterShip(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "ship");
  const { holds } = ship.fields;
  const { fields } = ship.children.holds;
  await followLink(page, "/administration/ships/new");
  await form.field(ship.fields.name).fill(office.ship);
  for (const [row, volume] of ["11652.5", "14468"].entries()) {
    await form.addRow(holds);
    await form.cell(holds, row, fields.number).fill(String(row + 1));
    await form.cell(holds, row, fields.volume).fill(volume);
  }
  await form.addRow(holds);
  const block = [3, 4, 5, 6, 7].map((number) => `${number}\t${14_000 + number}`).join("\n");
  await form.cell(holds, 2, fields.number).evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, block);
  await page
    .getByRole("group", { name: holds })
    .getByRole("button", { name: /^Hold 7\b.*14,007/ })
    .waitFor();
  await form.saveNew();
}

async function enterCustomer(page: Page, office: Office): Promise<void> {
  const form = new FormPage(page, "customer");
  await followLink(page, "/administration/customers/new");
  await form.field(customer.fields.name).fill(office.customer);
  await form.field(customer.fields.social_name).fill(`${office.customer} Ltda.`);
  // The form itself knows the check digits of the country: nothing is sent before they are right.
  await form.field(customer.fields.tax_id).fill("12.ABC.345/01DE-36");
  await form.incomplete.waitFor();
  await form.field(customer.fields.tax_id).fill(taxIdOf(office));
  await form.saveNew();
  expect(await form.field(customer.fields.tax_id).inputValue()).toBe(taxIdOf(office));
}

/** A CNPJ of this run, check digits and all. */
function taxIdOf(office: Office): string {
  const digits = [...`90${office.tag}0001`].map(Number);
  for (const length of [12, 13]) {
    const rest = digits.reduce((sum, digit, at) => sum + digit * (((length - 1 - at) % 8) + 2), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join("").replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
}

describe("a new office", () => {
  journey("sets itself up", { timeout: LONG }, async ({ app, enterAs, newcomer: lia }) => {
    const office = officeOf(Date.now());
    const page = await enterAs("admin", "/administration");
    await enterCompany(page, office);
    await enterWorkUnit(page, office);
    await invite(page, office);
    await grant(page, office);

    const recovery = new RecoveryPage(lia);
    const link = await mailedLink(app, office.login);
    await recovery.open(link);
    await recovery.welcome.waitFor();
    await recovery.choose("Embarque7");
    await new LoginPage(lia).signIn(office.login, "Embarque7");
    await new Shell(lia).card("Terminals").waitFor();
    expect(await new Shell(lia).card("Users").count()).toBe(0);

    await enterPort(lia, office);
    await enterTerminal(lia, office);
    await enterShip(lia, office);
    await enterCustomer(lia, office);
    await followLink(lia, "/administration/customers");
    await new ListPage(lia, "customer").search(office.customer);
    await new ListPage(lia, "customer").row(office.customer).waitFor();

    await lia.goto(link);
    await recovery.fill("Embarque8");
    await lia.getByText(words.messages.expiredToken).waitFor();
  });
});
