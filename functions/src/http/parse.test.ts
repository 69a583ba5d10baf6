import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { addProduct } from "../contract/products-admin.ts";
import { deleteReview } from "../contract/reviews/reviews-admin.ts";
import { parseRequest } from "./parse.ts";

/** A request as Cloud Functions hands it over: where no byte was sent, its body is an empty object all the same. */
function request(text: string, type?: string): Request {
  const body: unknown = text === "" ? {} : JSON.parse(text);
  const isJson = type === "application/json" && "application/json";
  return { params: { id: "x" }, query: {}, body, rawBody: Buffer.from(text), is: () => isJson } as never;
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

  it("that an endpoint needs is refused where nothing was sent", () => {
    expect(() => parseRequest(addProduct, request(""))).toThrow(
      expect.objectContaining({ code: "unsupported_media_type" }),
    );
  });
});
