/**
 * The shape of JSON, whichever way it is cut into pieces.
 *
 * @engine any: no database is opened
 */
import { describe, expect, it } from "vitest";
import { JsonShape } from "./json-shape.ts";

function shapeOf(text: string, size: number) {
  const shape = new JsonShape();
  const bytes = Buffer.from(text);
  let isPlain = true;
  for (let at = 0; at < bytes.length && isPlain; at += size)
    isPlain = shape.add(bytes.subarray(at, at + size));
  return { isPlain, isWhole: shape.isWhole, marks: shape.marks };
}

describe.each([1, 2, 3, 7, 1_000])("in pieces of %d bytes", (size) => {
  it.each([
    ['{"a":[1,2,{"b":"c"}]}', true, true, 5],
    ['{"a":"[[[[,,,, \\" ]]]]"}', true, true, 1],
    ['{"a":"\\\\"}', true, true, 1],
    ['{"a":"\\\\\\"","b":1}', true, true, 2],
    ['["é","\\u0022,,"]', true, true, 2],
    ['{"a":"no end', true, false, 1],
    ['{"a":"no end\\"', true, false, 1],
    ["[[1]", true, false, 2],
    ["]", false, false, 0],
    [`${"[".repeat(64)}${"]".repeat(64)}`, true, true, 64],
    ["[".repeat(65), false, false, 65],
  ])("knows %s", (text, isPlain, isWhole, marks) => {
    expect(shapeOf(text, size)).toEqual({ isPlain, isWhole, marks });
  });
});
