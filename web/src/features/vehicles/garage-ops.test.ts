import { beforeEach, expect, test, vi } from "vitest";

const golf = { make: "VW", model: "Golf", year: 2009 };
const civic = { make: "Honda", model: "Civic", year: 2015 };

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => void delete kept[name],
  });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

async function opened() {
  const [ops, { saveChoice, chooseVehicle }] = await Promise.all([
    import("./garage-ops.ts"),
    import("./vehicle-store.ts"),
  ]);
  const unsaved = (uid: string) => ops.changesOf(ops.garageOps.listFor(uid));
  return { ...ops, unsaved, saveChoice, chooseVehicle };
}

test("nothing is to be saved of what a guest chose, or another account, or of what is saved", async () => {
  const { unsaved, chooseVehicle, saveChoice, addVehicle } = await opened();
  chooseVehicle(golf);
  saveChoice("pat", golf);
  addVehicle("sam", civic, false);
  expect(unsaved("pat")).toEqual({ added: [], removed: [] });
});

test("a garage learns what moved in, what left and what is chosen, and no choice that nobody made", async () => {
  const { unsaved, addChoice, addVehicle } = await opened();
  addVehicle("pat", golf, true);
  addVehicle("pat", civic, true);
  expect(unsaved("pat")).toEqual({ added: [civic, golf], removed: [] });
  addVehicle("pat", golf, false);
  addChoice("pat", civic);
  expect(unsaved("pat")).toEqual({ added: [civic], removed: [golf], chosen: civic });
  addChoice("pat", { make: "VW" });
  expect(unsaved("pat")).toEqual({ added: [civic], removed: [golf], chosen: null });
});
