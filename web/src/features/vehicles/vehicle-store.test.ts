import { beforeEach, expect, test, vi } from "vitest";

const golf = { make: "VW", model: "Golf", year: 2009 };

function storage(kept: Record<string, string>, fault?: Error): Storage {
  const used = () => {
    if (fault) throw fault;
    return kept;
  };
  return {
    getItem: (name: string) => used()[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(used(), { [name]: value }),
    removeItem: (name: string) => void delete used()[name],
  } as Storage;
}

/** The store of a page that was just opened. */
async function opened(kept: Record<string, string>, fault?: Error) {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage(kept, fault));
  const [store, { unsavedChoice }] = await Promise.all([
    import("./vehicle-store.ts"),
    import("./garage-ops.ts"),
  ]);
  return { ...store, unsavedChoice };
}

beforeEach(() => () => vi.unstubAllGlobals());

test("a vehicle is remembered by the browser until it's cleared", async () => {
  const kept = {};
  (await opened(kept)).chooseVehicle(golf);
  expect((await opened(kept)).chosenVehicle()).toEqual(golf);
  (await opened(kept)).chooseVehicle(undefined);
  expect((await opened(kept)).chosenVehicle()).toBeUndefined();
});

test("a vehicle that is chosen in another spelling is shown in that", async () => {
  const store = await opened({});
  store.chooseVehicle({ ...golf, make: "vw" });
  expect(store.chosenVehicle()?.make).toBe("vw");
  store.chooseVehicle(golf);
  expect(store.chosenVehicle()).toEqual(golf);
  expect(store.chosenVehicle()).toBe(store.chosenVehicle());
});

const tokenOf = (uid: string) => `head.${btoa(JSON.stringify({ sub: uid }))}.signature`;

test("an account's vehicle is shown to that account alone", async () => {
  const kept = {};
  (await opened(kept)).saveChoice("pat", golf);
  expect((await opened(kept)).chosenVehicle()).toBeUndefined();
  expect((await opened({ ...kept, accessToken: tokenOf("sam") })).chosenVehicle()).toBeUndefined();
  expect((await opened({ ...kept, accessToken: tokenOf("pat") })).chosenVehicle()).toEqual(golf);
});

test("an account that clears its vehicle has none, until its garage knows", async () => {
  const kept: Record<string, string> = { accessToken: tokenOf("pat") };
  (await opened(kept)).saveChoice("pat", golf);
  expect((await opened(kept)).unsavedChoice("pat")).toBeUndefined();
  (await opened(kept)).chooseVehicle(undefined);
  const cleared = await opened(kept);
  expect([cleared.chosenVehicle(), cleared.unsavedChoice("pat")]).toEqual([undefined, null]);
  expect(cleared.unsavedChoice("sam")).toBeUndefined();
});

const civic = { make: "Honda", model: "Civic", year: 2015 };

test("a vehicle that words name is chosen until that is undone, which gives back the one before", async () => {
  const kept = {};
  (await opened(kept)).chooseVehicle(civic);
  for (const model of ["Polo", "Golf"]) (await opened(kept)).chooseRead({ ...golf, model });
  expect((await opened(kept)).chosenVehicle()).toEqual(golf);
  (await opened(kept)).undoRead();
  expect((await opened(kept)).chosenVehicle()).toEqual(civic);
  (await opened(kept)).undoRead();
  expect((await opened(kept)).chosenVehicle()).toEqual(civic);
});

test("without a vehicle before, undoing leaves none, also after the garage has taken it in", async () => {
  const kept: Record<string, string> = { accessToken: tokenOf("pat") };
  for (const model of ["Polo", "Golf"]) (await opened(kept)).chooseRead({ ...golf, model });
  (await opened(kept)).saveChoice("pat", golf);
  (await opened(kept)).undoRead();
  expect((await opened(kept)).chosenVehicle()).toBeUndefined();
});

test("words that say less of the chosen vehicle than is known leave it", async () => {
  const store = await opened({});
  store.chooseVehicle(golf);
  store.chooseRead({ make: "vw", model: "golf" });
  store.undoRead();
  expect(store.chosenVehicle()).toEqual(golf);
});

test("where storage is forbidden or full, it's remembered for this visit", async () => {
  const store = await opened({}, new DOMException("full", "QuotaExceededError"));
  expect(store.chosenVehicle()).toBeUndefined();
  store.chooseVehicle(golf);
  expect(store.chosenVehicle()).toEqual(golf);
});

test.each([
  "",
  "no JSON",
  "[]",
  "{}",
  '{"make":7}',
  '{"make":"VW","year":1e9}',
  `{"make":"${"x".repeat(61)}"}`,
])("what isn't a vehicle is ignored: %s", async (vehicle) => {
  expect((await opened({ vehicle })).chosenVehicle()).toBeUndefined();
});
