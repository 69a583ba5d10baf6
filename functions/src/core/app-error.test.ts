import { describe, expect, it } from "vitest";
import { errorCodes } from "../contract/errors.ts";
import { AppError, notFound } from "./app-error.ts";

describe("A refusal", () => {
  it.each(errorCodes)("with the code %s has a status of its own kind", (code) => {
    const { status } = new AppError(code, "No.");
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status >= 500).toBe(code === "internal" || code === "unavailable");
  });

  it("keeps what it was caused by for the log", () => {
    const cause = new Error("the store said no");
    expect(new AppError("internal", "No.", { cause }).cause).toBe(cause);
  });

  it("says the same of everything that is not there", () => {
    expect(notFound("order")).toMatchObject({ status: 404, message: "There is no such order." });
  });
});
