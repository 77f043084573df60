import { describe, expect, it } from "vitest";
import { calmStatus } from "./status-label.tsx";

describe("a status in a sentence", () => {
  it.each([
    ["EMBARQUE CONCLUÍDO", "embarque concluído"],
    ["WAITING FOR ISSUE OF NF OR INVOICE", "waiting for issue of NF or invoice"],
    ["Rascunho", "Rascunho"],
  ])("%s is read as %s", (label, read) => {
    expect(calmStatus(label)).toBe(read);
  });
});
