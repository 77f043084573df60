/**
 * Who comes when: one of each person, the others in between, and nobody beyond the end of the line.
 *
 * @engine any: no database is opened
 */
import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends when it is told to. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const make = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, make, endFirst };
}

describe("turns", () => {
  it("begins no more than so many at once, and one of each person", async () => {
    const turns = new Turns({ atOnce: 2, waiting: 9, perPerson: 9 });
    const { begun, make, endFirst } = work();
    const all = ["a1", "a2", "b1", "c1"].map((name) => turns.take(name.charAt(0), make(name)));
    await new Promise((done) => setImmediate(done));
    expect(begun).toEqual(["a1", "b1"]);
    await endFirst();
    expect(begun).toEqual(["a1", "b1", "a2"]);
    await endFirst();
    expect(begun).toEqual(["a1", "b1", "a2", "c1"]);
    await endFirst();
    await endFirst();
    await Promise.all(all);
  });

  it("gives the free place to a second short one of somebody, and to nobody's long one while others wait", async () => {
    const turns = new Turns({ atOnce: 2, waiting: 9, perPerson: 9 });
    const { begun, make, endFirst } = work();
    const take = (name: string, isShort: boolean) => turns.take(name.charAt(0), make(name), isShort);
    const all = [take("a1", true), take("a2", false), take("a3", true)];
    await new Promise((done) => setImmediate(done));
    expect(begun).toEqual(["a1", "a3"]);
    // Whoever has nothing under way comes before somebody's next one.
    all.push(take("a4", true), take("b1", false));
    await endFirst();
    expect(begun).toEqual(["a1", "a3", "b1"]);
    await endFirst();
    expect(begun).toEqual(["a1", "a3", "b1", "a2"]);
    for (let left = 0; left < 3; left++) await endFirst();
    await Promise.all(all);
  });

  it("sends away who has too many, or finds the line full, and takes them later", async () => {
    const turns = new Turns({ atOnce: 1, waiting: 2, perPerson: 2 });
    const { make, endFirst } = work();
    const first = [turns.take("a", make("a1")), turns.take("a", make("a2"))];
    await expect(turns.take("a", make("a3"))).rejects.toThrow("too_many");
    const second = turns.take("b", make("b1"));
    await expect(turns.take("c", make("c1"))).rejects.toThrow("too_many");
    for (let turn = 0; turn < 3; turn++) await endFirst();
    await Promise.all([...first, second]);
    await expect(turns.take("a", async () => "later")).resolves.toBe("later");
  });

  it("goes on after work that fails", async () => {
    const turns = new Turns({ atOnce: 1, waiting: 2, perPerson: 1 });
    await expect(turns.take("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(turns.take("a", async () => "yes")).resolves.toBe("yes");
  });
});
