/** English texts that customers and older clients already know, letter by letter. */
import { describe, expect, it } from "vitest";
import { TOASTS } from "../errors.ts";
import { interpolate } from "../kernel/interpolate.ts";
import { words } from "./en/index.ts";
import { words as es } from "./es/index.ts";
import { words as fr } from "./fr/index.ts";
import { words as pt } from "./pt/index.ts";

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

describe("English", () => {
  const written: readonly string[] = [...Object.values(words.errors), ...Object.values(words.messages)];

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
    expect(words.errors[TOASTS[status]?.message ?? "bad_request"]).toBe(text);
  });
});

it.each(Object.entries({ en: words, es, fr, pt }))(
  "%s calls the two ends of a passage what the form calls them",
  (_, own) => {
    const { convoy_start: start, convoy_finish: finish } = own.records.work_order.fields;
    expect(own.errors.start_not_before_finish).toBe(
      interpolate(own.errors.date_before, { start_date: start, finish_date: finish }),
    );
  },
);
