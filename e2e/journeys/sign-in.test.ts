import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { DEMO_PASSWORD } from "../harness/sign-in.ts";
import { LoginPage } from "../pages/login.ts";
import { Shell } from "../pages/shell.ts";

describe("signing in", () => {
  journey("a visitor picks a demo account, arrives, and leaves again", async ({ page }) => {
    const login = new LoginPage(page);
    const shell = new Shell(page);
    await login.open();
    for (const role of ["operations", "classifier", "billing", "customer", "administrator"] as const) {
      await login.demoAccount(role).waitFor();
    }
    await login.demoAccount("administrator").click();
    await shell.title("Dashboard").waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await shell.home.click();
    await shell.title("Administration").waitFor();
    expect(new URL(page.url()).pathname).toBe("/administration");
    await shell.card("Ports").waitFor();

    await shell.signOut();
    await login.enter.waitFor();
    await page.goto("/administration");
    await login.enter.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  journey("somebody types name and password, and the page they wanted opens", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.goto("/administration/ports");
    await login.signIn("admin@demo.test", DEMO_PASSWORD);
    await page.waitForURL("**/administration/ports");
  });

  journey("a wrong password is refused, and the right one still works", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn("ops.br@demo.test", "Plimsoll2");
    await login.problem.waitFor();
    expect(await login.problem.textContent()).toBe("Invalid user or password!");
    await login.signIn("ops.br@demo.test", DEMO_PASSWORD);
    await new Shell(page).menu.waitFor();
  });
});
