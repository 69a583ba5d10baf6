import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorAnswer } from "../contract/errors.ts";
import { AppError, notFound } from "../core/app-error.ts";
import { handleError, handleUnknownPath } from "./error-handler.ts";
import { setAnswerHeaders } from "./headers.ts";

let server: Server;
let thrown: unknown;
const logged = vi.spyOn(console, "error");
const logLines = vi.spyOn(console, "log");

beforeEach(async () => {
  logged.mockReset();
  logLines.mockReset().mockImplementation(() => {});
  const app = express();
  app.use(setAnswerHeaders);
  app.get("/things/:id", () => {
    throw thrown;
  });
  app.use(handleUnknownPath, handleError);
  server = createServer(app);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(() => new Promise((done) => server.close(done)));

async function get(path: string): Promise<{ answer: Response; error: ErrorAnswer["error"] }> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { answer, error: ErrorAnswer.parse(await answer.json()).error };
}

/** Returns the status and body that a thrown error becomes. */
function answerTo(error: unknown) {
  thrown = error;
  return get("/things/1");
}

function coded(message: string, code: unknown): Error {
  return Object.assign(new Error(message), { code });
}

describe("An error that nobody foresaw", () => {
  const secret = "ECONNREFUSED /srv/secret.ts:12";

  it.each([
    ["an Error", new Error(secret)],
    ["an Error with a code", coded(secret, "ENOENT")],
    ["a store's fault of another kind", coded(secret, 13)],
    ["text", secret],
    ["an object", { message: secret, status: 200 }],
  ])("(%s) is answered blandly and logged whole with the request's id", async (_name, error) => {
    logged.mockImplementation(() => {});
    const { answer, error: reply } = await answerTo(error);
    expect(answer.status).toBe(500);
    expect(reply).toEqual({
      code: "internal",
      message: "Something went wrong on our side. Please try again.",
      requestId: answer.headers.get("x-request-id"),
    });
    expect(logged).toHaveBeenCalledOnce();
    const line = JSON.parse(String(logged.mock.calls[0]?.[0]));
    expect(line).toMatchObject({
      ...{ severity: "ERROR", kind: "bug", code: "internal", status: 500 },
      ...{ requestId: reply.requestId, route: "GET" },
      serviceContext: { service: "local", version: "local" },
    });
    expect(line.stack_trace).toMatch(/^Error: .+\n {4}at /);
    if (error instanceof Error || error === secret) expect(line.stack_trace).toContain(secret);
  });
});

describe("A refusal", () => {
  it("is told with its code, words and fields, and noted without the fields", async () => {
    const fields = { Name: "Name is missing." };
    const { answer, error } = await answerTo(new AppError("invalid", "Name is missing.", { fields }));
    expect(answer.status).toBe(422);
    expect(error).toMatchObject({ code: "invalid", message: "Name is missing.", fields });
    expect(logged).not.toHaveBeenCalled();
    const { requestId } = error;
    expect(JSON.parse(String(logLines.mock.calls[0]?.[0]))).toEqual({
      ...{ severity: "INFO", kind: "refusal", message: "Name is missing.", time: expect.any(String) },
      ...{ release: "local", requestId, route: "GET", code: "invalid", status: 422 },
    });
  });

  it.each([
    [new AppError("unauthenticated", "No."), "WARNING", "denial"],
    [new AppError("forbidden", "No."), "WARNING", "denial"],
    [new AppError("too_many_requests", "No."), "WARNING", "denial"],
    [new AppError("unavailable", "Later.", { isDenial: true }), "WARNING", "denial"],
    [notFound("order", { isDenial: true }), "WARNING", "denial"],
    [notFound("order"), "INFO", "refusal"],
  ])("(%s) has the severity %s and the kind %s in the log", async (error, severity, kind) => {
    await answerTo(error);
    expect(JSON.parse(String(logLines.mock.calls[0]?.[0]))).toMatchObject({ severity, kind });
  });

  it("has no fields where none are wrong", async () => {
    const { error } = await answerTo(new AppError("forbidden", "No."));
    expect(error).not.toHaveProperty("fields");
  });

  it("is never kept by a cache", async () => {
    const { answer } = await answerTo(new AppError("not_found", "No."));
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("for want of a token says which kind is wanted", async () => {
    const { answer } = await answerTo(new AppError("unauthenticated", "Please sign in."));
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  it.each(["too_many_requests", "unavailable"] as const)("with %s says when to come again", async (code) => {
    const { answer } = await answerTo(new AppError(code, "Later."));
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("A store or an identity provider that is busy or away", () => {
  it.each([4, 8, 10, 14, "auth/internal-error", "app/network-error", "app/network-timeout"])(
    "(its code %s) is a 503 that can be tried again, and a warning in the log",
    async (code) => {
      const { answer, error } = await answerTo(coded("10.0.0.7 is busy", code));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(error.code).toBe("unavailable");
      expect(error.message).not.toContain("10.0.0.7");
      expect(logged).not.toHaveBeenCalled();
      const line = JSON.parse(String(logLines.mock.calls[0]?.[0]));
      expect(line).toMatchObject({ severity: "WARNING", kind: "unavailable", route: "GET", status: 503 });
      expect(line.cause).toMatch(/^Error: 10\.0\.0\.7 is busy\n {4}at /);
      expect(line).not.toHaveProperty("stack_trace");
    },
  );
});

describe("A query whose index Firestore has not built yet", () => {
  const message =
    "9 FAILED_PRECONDITION: The query requires an index. That index is currently building and cannot be used yet.";

  it("is a 503 that says so, and is logged whole", async () => {
    const { answer, error } = await answerTo(coded(message, 9));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(error).toMatchObject({ code: "unavailable", message: expect.stringContaining("being set up") });
    expect(JSON.parse(String(logLines.mock.calls[0]?.[0])).cause).toContain(message);
  });

  it("is told apart from a document that has changed, which is a 500", async () => {
    logged.mockImplementation(() => {});
    const changed = coded(
      "9 FAILED_PRECONDITION: The stored version does not match the required base version.",
      9,
    );
    expect((await answerTo(changed)).answer.status).toBe(500);
    expect((await answerTo(new Error(message))).answer.status).toBe(500);
  });
});

describe("An account that was removed while it was worked on", () => {
  it("is a 404", async () => {
    const { answer, error } = await answerTo(coded("There is no user record.", "auth/user-not-found"));
    expect(answer.status).toBe(404);
    expect(error).toMatchObject({ code: "not_found", message: "There is no such user." });
  });
});

describe("A request", () => {
  it("with a path that is no valid text is a 400", async () => {
    const { answer, error } = await get("/things/%E0%A4%A");
    expect(answer.status).toBe(400);
    expect(error.code).toBe("bad_request");
  });

  it("for an address that nothing answers to is a 404", async () => {
    const { answer, error } = await get("/elsewhere");
    expect(answer.status).toBe(404);
    expect(error.code).toBe("not_found");
  });
});
