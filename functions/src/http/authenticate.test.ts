import { beforeEach, describe, expect, it, vi } from "vitest";
import { authenticate, isAdminAccount } from "./authenticate.ts";

// A stand-in for the identity provider, because the emulator cannot show the most important line here: against
// it firebase-admin looks for revoked, disabled and deleted accounts whether it was asked to or not, while in
// production it does so only when the second argument of verifyIdToken is true.
const { verifyIdToken, getUser } = vi.hoisted(() => ({ verifyIdToken: vi.fn(), getUser: vi.fn() }));
vi.mock("firebase-admin/auth", () => ({ getAuth: () => ({ verifyIdToken, getUser }) }));

beforeEach(() => {
  verifyIdToken
    .mockReset()
    .mockResolvedValue({ uid: "uid-1", email: "Pat@Example.com", auth_time: 1_700_000_000 });
  getUser.mockReset().mockResolvedValue({ customClaims: { admin: true } });
});

function fault(code: string, message = "as the provider words it"): Error {
  return Object.assign(new Error(message), { code });
}

describe("A caller", () => {
  it("is verified with the check for revoked, disabled and deleted accounts", async () => {
    await authenticate("Bearer the-token");
    expect(verifyIdToken.mock.calls).toEqual([["the-token", true]]);
  });

  it("is known by the verified token, with the email in lower case", async () => {
    const caller = await authenticate("Bearer the-token");
    const known = { uid: "uid-1", email: "pat@example.com", signedInAt: 1_700_000_000, token: "the-token" };
    expect(caller).toMatchObject(known);
  });

  it("may have no email", async () => {
    verifyIdToken.mockResolvedValue({ uid: "uid-1" });
    expect((await authenticate("Bearer the-token")).email).toBeNull();
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer  x",
    "Bearer a b",
    "bearer x",
    "Basic x",
    "x",
    "Bearer x\nBearer y",
  ])("with the header %j is refused without asking the provider", async (header) => {
    await expect(authenticate(header)).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
    expect(verifyIdToken).not.toHaveBeenCalled();
  });

  it.each([
    "auth/argument-error",
    "auth/id-token-expired",
    "auth/id-token-revoked",
    "auth/user-disabled",
    "auth/user-not-found",
  ])("whose token the provider refuses with %s is unauthenticated", async (code) => {
    verifyIdToken.mockRejectedValue(fault(code));
    await expect(authenticate("Bearer x")).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
  });

  it.each([
    ["is away", fault("app/network-error")],
    ["does not answer in time", fault("app/network-timeout")],
    ["fails", fault("auth/internal-error")],
    ["is asked too often", fault("auth/too-many-requests")],
    ["refuses our own credentials", fault("app/invalid-credential")],
    ["gives no keys", fault("auth/argument-error", "Error fetching public keys for Google certs: 503")],
    ["cannot be asked for its keys", fault("auth/argument-error", "Error while making request: ETIMEDOUT")],
    ["breaks in an unknown way", new Error("unexpected")],
  ])("is neither refused nor let in while the provider %s", async (_name, error) => {
    verifyIdToken.mockRejectedValue(error);
    await expect(authenticate("Bearer x")).rejects.toMatchObject({
      code: "unavailable",
      status: 503,
      cause: error,
    });
  });
});

describe("An admin", () => {
  it("is one by the account's present claim, whatever the token says", async () => {
    verifyIdToken.mockResolvedValue({ uid: "uid-1", admin: true });
    getUser.mockResolvedValue({ customClaims: {} });
    const caller = await authenticate("Bearer x");
    expect(await caller.isAdmin()).toBe(false);
    expect(getUser).toHaveBeenCalledWith("uid-1");
  });

  it("is asked for once in a call, and not at all where nobody wants to know", async () => {
    const caller = await authenticate("Bearer x");
    expect(getUser).not.toHaveBeenCalled();
    expect([await caller.isAdmin(), await caller.isAdmin()]).toEqual([true, true]);
    expect(getUser).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, {}, { admin: "true" }, { admin: 1 }, { admin: {} }, { role: "admin" }])(
    "is not made by the claims %j",
    async (customClaims) => {
      getUser.mockResolvedValue({ customClaims });
      expect(await isAdminAccount("uid-1")).toBe(false);
    },
  );

  it("is nobody while the provider cannot be asked", async () => {
    getUser.mockRejectedValue(fault("app/network-error"));
    const caller = await authenticate("Bearer x");
    await expect(caller.isAdmin()).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });

  it("whose account is gone is unauthenticated", async () => {
    getUser.mockRejectedValue(fault("auth/user-not-found"));
    await expect(isAdminAccount("uid-1")).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
