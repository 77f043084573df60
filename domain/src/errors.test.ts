import { describe, expect, it } from "vitest";
import { ACCESS_ERRORS } from "./access/errors.ts";
import { BILLING_ERRORS } from "./billing/errors.ts";
import { CERTIFICATE_ERRORS } from "./certificate/errors.ts";
import { CLASSIFICATION_ERRORS } from "./classification/errors.ts";
import { COMMERCIAL_ERRORS } from "./commercial/errors.ts";
import { COUNTRY_ERRORS } from "./country/errors.ts";
import { ERRORS, type ErrorCode, isErrorCode, statusOf, TOASTS, toastOf, wireCodeOf } from "./errors.ts";
import { HYDROSTATICS_ERRORS } from "./hydrostatics/errors.ts";
import { IDENTIFIER_ERRORS } from "./identifier/errors.ts";
import { issue, KERNEL_ERRORS } from "./kernel/errors.ts";
import { OPERATION_ERRORS } from "./operation/errors.ts";
import { TRUCK_ERRORS } from "./operation/truck-errors.ts";
import { PEOPLE_ERRORS } from "./people/errors.ts";
import { REGISTER_ERRORS } from "./register/errors.ts";
import { REPORT_ERRORS } from "./report/errors.ts";
import { SESSION_ERRORS } from "./session/errors.ts";
import { SYNC_ERRORS } from "./sync/errors.ts";
import { WEIGHING_ERRORS } from "./weighing/errors.ts";
import { WORK_ORDER_ERRORS } from "./work-order/errors.ts";

const PARTS = [
  KERNEL_ERRORS,
  ACCESS_ERRORS,
  BILLING_ERRORS,
  CLASSIFICATION_ERRORS,
  COMMERCIAL_ERRORS,
  COUNTRY_ERRORS,
  HYDROSTATICS_ERRORS,
  IDENTIFIER_ERRORS,
  OPERATION_ERRORS,
  PEOPLE_ERRORS,
  REGISTER_ERRORS,
  REPORT_ERRORS,
  SESSION_ERRORS,
  SYNC_ERRORS,
  TRUCK_ERRORS,
  WEIGHING_ERRORS,
  CERTIFICATE_ERRORS,
  WORK_ORDER_ERRORS,
];

const CODES = Object.keys(ERRORS) as ErrorCode[];
/** Those of the spec, and what HTTP has for a request that did not arrive in time and a server that cannot work now. */
const STATUSES = [400, 401, 403, 404, 405, 406, 408, 409, 413, 422, 423, 424, 425, 429, 500, 503];

describe("the error catalogue", () => {
  it("has every code once", () => {
    expect(PARTS.flatMap((part) => Object.keys(part)).sort()).toEqual([...CODES].sort());
  });

  it.each(CODES)("%s is a plain code with a status of the contract", (code) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(STATUSES).toContain(statusOf(code));
  });

  it.each([
    ["bad_request", 400],
    ["session_expired", 401],
    ["invalid_credentials", 401],
    ["not_authorized", 403],
    ["country_not_available", 403],
    ["not_found", 404],
    ["required", 405],
    ["version_required", 405],
    ["link_not_available", 406],
    ["stale", 409],
    ["cannot_unlink", 409],
    ["idempotency_key_reused", 409],
    ["proposal_expired", 409],
    ["too_large", 413],
    ["taken", 422],
    ["finished", 425],
    ["too_many", 429],
    ["internal", 500],
  ] as const)("%s is %i", (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it("tells a classification that exists in a basement from one that exists on a day", () => {
    expect(wireCodeOf("classification_exists_in_basement")).toBe("classification_exists_in_basement");
    expect(wireCodeOf("classification_exists")).toBe("classification_exists");
    expect(statusOf("classification_exists_in_basement")).toBe(423);
    expect(statusOf("classification_exists")).toBe(424);
    expect(wireCodeOf("taken")).toBe("taken");
  });

  it("knows its codes", () => {
    expect(isErrorCode("taken")).toBe(true);
    expect(isErrorCode("toString")).toBe(false);
    expect(isErrorCode(405)).toBe(false);
  });

  it("makes issues without empty parts", () => {
    expect(issue("finished")).toEqual({ code: "finished" });
    expect(Object.keys(issue("required", "name"))).toEqual(["code", "field"]);
    expect(issue("too_long", "name", { max: 5 })).toEqual({
      code: "too_long",
      field: "name",
      params: { max: 5 },
    });
  });
});

describe("toasts by status", () => {
  it.each([
    [400, "bad_request"],
    [401, "session_expired"],
    [404, "not_found"],
    [405, "validation_failed"],
    [406, "link_not_available"],
    [412, "already_exists"],
    [422, "already_exists"],
    [423, "classification_exists_in_basement"],
    [424, "classification_exists"],
    [425, "finished"],
    [500, "internal"],
    [418, "bad_request"],
    [0, "bad_request"],
  ])("%i shows %s", (status, message) => {
    expect(toastOf(status).message).toBe(message);
  });

  it("logs out on an expired session, also when it comes as a 500, and on nothing else", () => {
    expect(toastOf(401).logsOut).toBe(true);
    expect(toastOf(500, "SQL: Token has expired at 12:00")).toEqual(TOASTS[401]);
    expect(toastOf(500, "other").logsOut).toBe(false);
    expect(toastOf(400, "Token has expired").logsOut).toBe(false);
  });
});
