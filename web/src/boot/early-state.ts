import { SERVED_ID } from "#lib/served-id.ts";
import { attempt } from "#lib/storage.ts";
import { savedUid } from "#lib/token/saved-uid.ts";

// The catalogue is rendered at build, without what its address says. What you read first of it is filled in here.

const MOST_LETTERS = 200;
const VEHICLE = ["make", "model", "year"];
const asked = new URLSearchParams(location.search);
const words = asked.get("q")?.trim().slice(0, MOST_LETTERS) ?? "";

/** A page that was rendered for its address has it all. */
const isServed = document.getElementById(SERVED_ID) !== null;

function found<Found extends Element>(selector: string): Found[] {
  return isServed ? [] : [...document.querySelectorAll<Found>(`main ${selector}`)];
}

/** The selects' only options, which the app replaces: what comes too late changes nothing on the screen. */
const options = found("fieldset option");

function showVehicle(read: (name: string) => unknown): void {
  for (const [place, name] of VEHICLE.entries()) {
    const [option, value] = [options[place], read(name)];
    if (!option || !value) return;
    option.textContent = `${value}`;
  }
}

/** As src/features/vehicles/vehicle-store.ts keeps it. */
function showKeptVehicle(): void {
  const kept = attempt(() => JSON.parse(localStorage.getItem("vehicle") ?? "{}"));
  if (kept && (kept.owner === undefined || kept.owner === savedUid())) showVehicle((name) => kept[name]);
}

for (const box of found<HTMLInputElement>("[name=q]")) if (words) box.value = words;
for (const select of found<HTMLSelectElement>("[aria-label=Sort]")) {
  select.value = asked.get("sort") ?? "";
  if (!select.value) select.value = words ? "best" : "newest";
}
if (asked.get("make")) showVehicle((name) => asked.get(name));
// Opening storage takes longer than all the rest, so the first frame doesn't wait for it.
else requestAnimationFrame(() => setTimeout(showKeptVehicle));
