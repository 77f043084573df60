import { describe, expect, it } from "vitest";
import { type CleaningClass, cleaningClassOf } from "./previous-cargo.ts";

const cargo = (cleaning_class: CleaningClass, en: string, pt: string, es: string | null, fr: string) => ({
  name: en,
  names: { pt, en, es, fr },
  cleaning_class,
});

const REGISTER = [
  cargo("sweep", "Soybeans", "Soja", "Soja", "Soja"),
  cargo("sweep", "Sugar", "Açúcar", "Azúcar", "Sucre"),
  cargo("wash", "Coal", "Carvão", "Carbón", "Charbon"),
  cargo("wash", "Iron ore", "Minério de ferro", null, "Minerai de fer"),
  cargo("wash", "Salt", "Sal", "", "Sel"),
  cargo("forbidden", "Bone meal", "Farinha de ossos", "Harina de huesos", "Farine d'os"),
  { name: "Cement", names: null, cleaning_class: "wash" as const },
];

describe("what a previous cargo asks", () => {
  it.each([
    ["Coal", "wash"],
    ["carvão", "wash"],
    ["CARVAO", "wash"],
    ["Carbón", "wash"],
    ["charbon", "wash"],
    ["açúcar", "sweep"],
    ["AZUCAR", "sweep"],
    ["farine d'os", "forbidden"],
    ["cement", "wash"],
  ] as const)("of %j, in whichever language: %s", (written, expected) => {
    expect(cleaningClassOf(written, REGISTER)).toBe(expected);
  });

  it("is found among other words, as whole words only", () => {
    expect(cleaningClassOf("Steam coal in bulk", REGISTER)).toBe("wash");
    expect(cleaningClassOf("  minério   de ferro (fines) ", REGISTER)).toBe("wash");
    expect(cleaningClassOf("Charcoal", REGISTER)).toBeNull();
    expect(cleaningClassOf("Salmon feed", REGISTER)).toBeNull();
    expect(cleaningClassOf("Iron", REGISTER)).toBeNull();
  });

  it("is the strictest of all that fit, whichever comes first", () => {
    for (const register of [REGISTER, [...REGISTER].reverse()]) {
      expect(cleaningClassOf("soja e carvão", register)).toBe("wash");
      expect(cleaningClassOf("coal with bone meal and sugar", register)).toBe("forbidden");
    }
  });

  it("is unknown for what the register does not have", () => {
    expect(cleaningClassOf("Bicycles", REGISTER)).toBeNull();
    expect(cleaningClassOf("", REGISTER)).toBeNull();
    expect(cleaningClassOf("Coal", [])).toBeNull();
  });
});
