import { describe, expect, it } from "vitest";
import { ERRORS, TOASTS } from "../errors.ts";
import type { ErrorCode } from "../kernel/errors.ts";
import { placeholdersOf } from "../kernel/interpolate.ts";
import { errors as enErrors } from "./en/errors.ts";
import { messages as enMessages } from "./en/messages.ts";
import { errors as esErrors } from "./es/errors.ts";
import { messages as esMessages } from "./es/messages.ts";
import { errors as frErrors } from "./fr/errors.ts";
import { messages as frMessages } from "./fr/messages.ts";
import { errors as ptErrors } from "./pt/errors.ts";
import { messages as ptMessages } from "./pt/messages.ts";

type Sentences = Readonly<Record<string, string>>;

const LANGUAGES: readonly [string, Sentences, Sentences][] = [
  ["pt", ptErrors, ptMessages],
  ["en", enErrors, enMessages],
  ["es", esErrors, esMessages],
  ["fr", frErrors, frMessages],
];

/** Texts that customers and older clients already know, letter by letter. */
const FIXED_TEXTS = [
  "This page could not be found",
  "I forgot my password",
  "Yes",
  "No",
  "Error",
  "Please enter {item}",
  "Please select {item}",
  "Please upload a valid file",
  "{start_date} must be before {finish_date}",
  "Choose {item}",
  "Type to search {item}...",
  "Loading {item}",
  "{item} not found",
  "No {item} to select",
  "This list is empty",
  "Fill in the fields",
  "Save {item}",
  "Update {item}",
  "You do not have an authorization to access this system!",
  "Sorry, the requisition has failed",
  "Your session has expired, please re-login",
  "No record found",
  "There was an error processing your request. Please verify the data and try again.",
  "Link is not available",
  "The registry already exists!",
  "This type of classification already exists for that basement on this date!",
  "This type of classification already exists on this date!",
  "Item already finished, you cannot edit it",
  "Sorry, General error has occurred",
  "Invalid user or password!",
  "Unable to access the network, please check your internet connection.",
  "NO NETWORK, VERIFY YOU CONNECTION",
  "Expired Token!",
  "Error, Check if the Email, Password or Token fields are correct!",
  "Data cannot be unlinked",
  "This country, customer or work unit is not available",
  "Email send to user registered",
  "Password changed",
  "Password not changed",
  "The {field} has already been taken.",
  "Coordinates of {item} not found",
  "Unknown middleware {name}",
  "{item} is required",
  "Invalid date entered",
  "Invalid Time",
  "{item} must be a date after or equal to appointment date",
  "Expiration date must be a date after or equal to Proposal date",
  "{item} date must be a date after or equal to today",
  "The end date and time must be greater than or equal to the begin date and time",
  "Rate must be greater than 0",
  "Total damaged must be greater than zero",
  "This value cannot be greater than or equal to the sample.",
  "Select one or more ratings",
  "Enter all cadences",
  "Invalid Email",
  "Action cannot be performed because the proposal is expired",
  "Sorry, you need to start inspection to continue",
  "Sorry, inspection finished",
  "Operation Canceled",
  "Ship does not contain Maize or Soybeans, so classification cannot be completed",
  "Please register the Storage Plan first",
];

/** The names between braces, each once; written apart so that the test does not trust what it checks. */
const bracesOf = (sentence: string): string => [...new Set(sentence.match(/\{[^}]*\}/g))].sort().join(" ");

describe.each(LANGUAGES)("%s", (_, errors, messages) => {
  it("has a sentence for every code and no other", () => {
    expect(Object.keys(errors).sort()).toEqual(Object.keys(ERRORS).sort());
  });

  it("has every message and no other", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(enMessages).sort());
  });

  it.each([
    ["errors", errors, enErrors],
    ["messages", messages, enMessages],
  ] as [string, Sentences, Sentences][])(
    "%s are written, with the placeholders of English",
    (_name, own, english) => {
      for (const [key, sentence] of Object.entries(own)) {
        expect(sentence.trim(), key).not.toBe("");
        expect(sentence, key).toBe(sentence.trim());
        expect(bracesOf(sentence), key).toBe(bracesOf(english[key] ?? ""));
        expect(
          placeholdersOf(sentence)
            .map((name) => `{${name}}`)
            .join(" "),
          key,
        ).toBe(bracesOf(sentence));
      }
    },
  );

  it("is not left in English", () => {
    if (errors === enErrors) return;
    const same = Object.keys(errors).filter((key) => errors[key] === enErrors[key as ErrorCode]);
    expect(same).toEqual([]);
  });
});

describe("English", () => {
  const written: readonly string[] = [...Object.values(enErrors), ...Object.values(enMessages)];

  it.each(FIXED_TEXTS)("says %j", (text) => {
    expect(written).toContain(text);
  });

  it.each([
    [400, "Sorry, the requisition has failed"],
    [401, "Your session has expired, please re-login"],
    [404, "No record found"],
    [405, "There was an error processing your request. Please verify the data and try again."],
    [406, "Link is not available"],
    [412, "The registry already exists!"],
    [422, "The registry already exists!"],
    [423, "This type of classification already exists for that basement on this date!"],
    [424, "This type of classification already exists on this date!"],
    [425, "Item already finished, you cannot edit it"],
    [500, "Sorry, General error has occurred"],
  ])("shows the known words for status %i", (status, text) => {
    expect(enErrors[TOASTS[status]?.message ?? "bad_request"]).toBe(text);
  });
});
