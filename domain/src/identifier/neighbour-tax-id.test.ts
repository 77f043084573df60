import { describe, expect, it } from "vitest";
import { validateCuit, validateRuc, validateSiren, validateSiret } from "./neighbour-tax-id.ts";

describe.each([
  ["CUIT", validateCuit, "30-50001091-2", "30500010912", "30-50001091-2"],
  ["RUC", validateRuc, "80000519-8", "800005198", "80000519-8"],
  ["short RUC", validateRuc, "500000-9", "5000009", "500000-9"],
  ["SIREN", validateSiren, "732 829 320", "732829320", "732 829 320"],
  ["SIRET", validateSiret, "732 829 320 00074", "73282932000074", "732 829 320 00074"],
] as const)("%s", (_name, validate, typed, canonical, formatted) => {
  it("reads a number with its marks", () => {
    expect(validate(typed)).toMatchObject({ valid: true, canonical, formatted });
  });

  it("refuses every other last digit", () => {
    const last = Number(canonical.slice(-1));
    for (let digit = 0; digit < 10; digit++) {
      if (digit === last) continue;
      expect(validate(`${canonical.slice(0, -1)}${digit}`)).toMatchObject({
        valid: false,
        reason: "check_digit",
      });
    }
  });

  it("refuses nothing, letters and another length", () => {
    expect(validate(" ").reason).toBe("empty");
    expect(validate(`${canonical.slice(0, -1)}X`).reason).toBe("characters");
    expect(validate(`${canonical}000000`).reason).toBe("length");
  });
});

it("knows the beginnings of a CUIT", () => {
  expect(validateCuit("99500010912").reason).toBe("characters");
});

it("takes the post office by its own rule", () => {
  expect(validateSiret("35600000049837").valid).toBe(true);
  expect(validateSiret("35600000049838").valid).toBe(false);
});

it("refuses zeros", () => {
  expect(validateSiren("000000000").reason).toBe("repeated");
});
