import { useState } from "react";
import { GroupLinks } from "#features/catalogue/group-links.tsx";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { useHydrated } from "#lib/loading/hydrated.ts";
import { PartFinder } from "../part-finder.tsx";

/** The state of the finder from before its code was there. */
function begun() {
  const field = import.meta.env.SSR ? null : document.querySelector<HTMLInputElement>("#further input");
  return { typed: field?.value ?? "", isFocused: field !== null && field === document.activeElement };
}

/** Leads to the catalogue by words, numbers, vehicle or group. Without a script, by words and group. */
export default function Finder() {
  const isReady = useHydrated();
  const [before] = useState(begun);
  const vehicle = useChosenVehicle();
  const fitting = vehicle && { ...vehicle, fit: "only" as const };
  return (
    <section
      id="finder"
      className="shell grid scroll-mt-20 gap-10 py-16 md:py-24"
      aria-labelledby="finder-title"
    >
      <header className="grid max-w-2xl gap-3">
        <h2 id="finder-title" className="title">
          Which part do you need?
        </h2>
        <p className="muted text-lg">Type its name or number, or choose your vehicle.</p>
      </header>
      <div className="panel grid items-start gap-4 p-4 sm:p-5 lg:grid-cols-[1.2fr_1fr]">
        <PartFinder {...before} labelClass={isReady ? "max-lg:sr-only" : undefined} isReady={isReady} />
      </div>
      <GroupLinks of={fitting} />
    </section>
  );
}
