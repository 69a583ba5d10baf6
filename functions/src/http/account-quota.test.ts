import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** A process that has served nobody yet, and how often it looked an account up. */
async function aProcess() {
  const { consumeCall, withAccountQuota } = await import("./account-quota.ts");
  const { consumeList } = await import("../core/read-quota.ts");
  const readList = (uid: string) => withAccountQuota(uid, () => consumeList(1000, async () => 1000, Number));
  const lookUp = vi.fn(async (uid: string) => ({ uid }));
  const call = (token: string, uid = "pat") => consumeCall(token, () => lookUp(uid));
  return { call, lookUp, readList };
}

const tooMany = { status: 429, code: "too_many_requests" };

describe("The calls of an account", () => {
  it("are three hundred in a minute and process, and for more it isn't even looked up", async () => {
    const { call, lookUp } = await aProcess();
    for (let calls = 0; calls < 300; calls++) await call("a token");
    vi.advanceTimersByTime(20_000);
    await expect(call("a token")).rejects.toMatchObject({ ...tooMany, retryAfter: 40 });
    expect(lookUp).toHaveBeenCalledTimes(300);
    expect(await call("another's", "kim")).toEqual({ uid: "kim" });
    vi.advanceTimersByTime(40_000);
    expect(await call("a token")).toEqual({ uid: "pat" });
  });

  it("are counted for the account, however many tokens it has", async () => {
    const { call } = await aProcess();
    for (let calls = 0; calls < 300; calls++) await call(`token ${calls}`);
    await expect(call("one more")).rejects.toMatchObject(tooMany);
  });

  it("aren't spent by tokens that are refused", async () => {
    const { call, lookUp } = await aProcess();
    lookUp.mockRejectedValue(new Error("made up"));
    for (let calls = 0; calls < 400; calls++)
      await expect(call(`made up ${calls}`)).rejects.toThrow("made up");
    lookUp.mockResolvedValue({ uid: "pat" });
    expect(await call("a token")).toEqual({ uid: "pat" });
  });

  it("may each cost documents, of which one account gets as many as all guests", async () => {
    const { readList } = await aProcess();
    for (let lists = 0; lists < 4; lists++) expect(await readList("pat")).toBe(1000);
    await expect(readList("pat")).rejects.toMatchObject({ ...tooMany, retryAfter: 60 });
    expect(await readList("kim")).toBe(1000);
  });
});
