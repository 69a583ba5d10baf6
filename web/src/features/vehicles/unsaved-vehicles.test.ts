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
  const [{ addUnsavedVehicle, unsavedChanges }, { saveChoice, chooseVehicle }] = await Promise.all([
    import("./unsaved-vehicles.ts"),
    import("./vehicle-store.ts"),
  ]);
  return { addUnsavedVehicle, unsavedChanges, saveChoice, chooseVehicle };
}

test("nothing is to be saved of what a guest chose, or another account, or of what is saved", async () => {
  const { unsavedChanges, chooseVehicle, saveChoice, addUnsavedVehicle } = await opened();
  chooseVehicle(golf);
  expect(unsavedChanges("pat")).toBeUndefined();
  saveChoice("pat", golf);
  addUnsavedVehicle("sam", civic, false);
  expect(unsavedChanges("pat")).toBeUndefined();
});

test("a garage learns what moved in, what left and what is chosen, and no choice that nobody made", async () => {
  const { unsavedChanges, saveChoice, addUnsavedVehicle } = await opened();
  addUnsavedVehicle("pat", golf, true);
  addUnsavedVehicle("pat", civic, true);
  expect(unsavedChanges("pat")).toEqual({ added: [civic, golf], removed: [] });
  addUnsavedVehicle("pat", golf, false);
  saveChoice("pat", civic, true);
  expect(unsavedChanges("pat")).toEqual({ added: [civic], removed: [golf], chosen: civic });
  saveChoice("pat", { make: "VW" }, true);
  expect(unsavedChanges("pat")).toEqual({ added: [civic], removed: [golf], chosen: null });
});
