import { expect, it } from "vitest";
import { withOpened } from "./recently-opened.ts";

const opened = (to: string) => ({ to, name: `Name of ${to}`, detail: "" });

it("puts the newest first, each once, and a few at most", () => {
  const known = ["/a", "/b", "/c"].map(opened);
  expect(withOpened(known, opened("/b")).map(({ to }) => to)).toEqual(["/b", "/a", "/c"]);
  const many = Array.from({ length: 20 }, (_, index) => opened(`/${index}`));
  expect(many.reduce(withOpened, [] as readonly ReturnType<typeof opened>[])).toHaveLength(6);
});

it("keeps nothing but what is shown", () => {
  const [first] = withOpened([], { ...opened("/a"), secret: "x" } as ReturnType<typeof opened>);
  expect(first).toEqual(opened("/a"));
});
