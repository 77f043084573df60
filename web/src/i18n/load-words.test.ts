import { beforeEach, describe, expect, it } from "vitest";
import { languageLoader } from "./load-words.ts";

let loading: ReturnType<typeof languageLoader>;

beforeEach(() => {
  loading = languageLoader();
});

describe("the words of a language", () => {
  it("come without the names of records and pages until somebody is inside", async () => {
    const { words } = await loading.loadNeededWords("pt");
    expect(words.messages.forgotPassword).toBe("Esqueci minha senha");
    expect(() => words.records.port).toThrow("behind the sign-in");
    expect(() => words.routes.dashboard).toThrow("behind the sign-in");
  });

  it("come whole for whatever is inside, and from then on in every language", async () => {
    const entrance = loading.loadNeededWords("en");
    const { words } = await loading.loadWords("pt");
    expect(words.records.port.name).toBe("Porto");
    const labels: Readonly<Record<string, string>> = words.records.port.fields;
    expect(labels.created_at).toBe(words.labels.created_at);
    expect((await entrance).words.records.port.name).toBe("Port");
    expect((await loading.loadNeededWords("fr")).words.records.port.name).toBe("Port");
  });

  it("leave the texts of letters and paper to the server", async () => {
    const { words } = await loading.loadWords("es");
    expect(Object.keys(words)).not.toContain("mail");
    expect(Object.keys(words)).not.toContain("printed");
  });
});
