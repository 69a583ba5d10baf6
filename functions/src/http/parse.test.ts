import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { addProduct } from "../contract/admin/products.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { sendClientReport } from "../contract/client-reports.ts";
import { parseRequest } from "./parse.ts";

/** A request as Cloud Functions hands it over: where no byte was sent, its body is an empty object all the same. */
function request(text: string, type?: string): Request {
  const body: unknown = text === "" ? {} : JSON.parse(text);
  const is = (types: string | string[]) => type !== undefined && [types].flat().includes(type) && type;
  return { params: { id: "x" }, query: {}, body, rawBody: Buffer.from(text), is } as never;
}

describe("A body", () => {
  it("that may be left out is undefined where nothing was sent", () => {
    expect(parseRequest(deleteReview, request("")).body).toBeUndefined();
    expect(parseRequest(deleteReview, request("", "application/json")).body).toBeUndefined();
  });

  it("that may be left out is read and judged where it was sent", () => {
    const json = (text: string) => parseRequest(deleteReview, request(text, "application/json"));
    expect(json('{"reason":"Spam."}').body).toEqual({ reason: "Spam." });
    expect(() => json('{"reason":5}')).toThrow(expect.objectContaining({ code: "invalid" }));
    expect(() => json("[]")).toThrow(expect.objectContaining({ code: "bad_request" }));
    expect(() => parseRequest(deleteReview, request("{}", "text/plain"))).toThrow(
      expect.objectContaining({ code: "unsupported_media_type" }),
    );
  });

  it("says how to write a number that can't be read", () => {
    const typed = { price: "1.234,50", quantity: "1.000", minimumQuantity: "two" };
    const fitment = [{ make: "VW", model: "Golf", yearFrom: "２００３", yearTo: null }];
    expect(() =>
      parseRequest(addProduct, request(JSON.stringify({ ...typed, fitment }), "application/json")),
    ).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({
          price: "Price must be an amount such as 24.90. Write 1234.50.",
          quantity: "Quantity must be a whole number. Write 1000 without a separator.",
          minimumQuantity: "MinimumQuantity must be a whole number.",
          "fitment.0.yearFrom": "First year must be a whole number. Use the digits 0 to 9 alone.",
        }),
      }),
    );
  });

  it("that a browser reports may be a list, but not where it comes as plain JSON", () => {
    const read = (type: string) => parseRequest(sendClientReport, request("[]", type)).body;
    expect(read("application/reports+json")).toEqual({ reports: [] });
    expect(() => read("application/json")).toThrow(expect.objectContaining({ code: "bad_request" }));
  });

  it("that a browser reports is taken from it by no other call", () => {
    expect(() => parseRequest(addProduct, request("{}", "application/csp-report"))).toThrow(
      expect.objectContaining({ code: "unsupported_media_type" }),
    );
  });

  it("that an endpoint needs is refused where nothing was sent", () => {
    expect(() => parseRequest(addProduct, request(""))).toThrow(
      expect.objectContaining({ code: "unsupported_media_type" }),
    );
  });
});
