import { attempt } from "../storage.ts";
import { NOBODY, PendingEntries, pendingEntries } from "./pending-ops.ts";

/** Earlier releases' storage keys of each noun. */
const EARLIER_PLACES = { unsavedLines: "basket", unsavedVehicles: "garage", wishes: "saved" };

/** Takes over what an earlier release stored. */
export function adoptEarlierOps(): void {
  for (const [place, noun] of Object.entries(EARLIER_PLACES)) {
    const earlier = attempt(() =>
      PendingEntries.parse(
        JSON.parse(localStorage.getItem(place) ?? "").map((entry: object) => ({
          noun,
          ...("act" in entry ? entry : { owner: NOBODY, act: entry }),
        })),
      ),
    );
    if (earlier) pendingEntries.write([...earlier, ...(pendingEntries.latest() ?? [])]);
    attempt(() => localStorage.removeItem(place));
  }
}
