import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "#features/catalogue/filters/filters.ts";
import { GroupLinks } from "#features/catalogue/group-links.tsx";
import { SearchBox } from "#features/catalogue/search/search-box.tsx";
import { AccountGarage } from "#features/vehicles/account-garage.tsx";
import { vehicleName } from "#features/vehicles/vehicle.ts";
import { VehicleSelects } from "#features/vehicles/vehicle-selects.tsx";
import { chooseVehicle, useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Link } from "#ui/link.tsx";

/** What was done with the finder before its code was there. */
function begun() {
  const field = import.meta.env.SSR ? null : document.querySelector<HTMLInputElement>("#further input");
  return { text: field?.value ?? "", isFocused: field !== null && field === document.activeElement };
}

/** Leads to the catalogue by words, numbers, vehicle or group. Without a script, by words and group. */
export default function Finder() {
  const isReady = useHydrated();
  const navigate = useNavigate();
  const [before] = useState(begun);
  const [text, setText] = useState(before.text);
  const vehicle = useChosenVehicle();
  return (
    <section className="shell grid gap-10 py-16 md:py-24" aria-labelledby="finder-title">
      <header className="grid max-w-2xl gap-3">
        <h2 id="finder-title" className="title">
          Which part do you need?
        </h2>
        <p className="muted text-lg">Type its name or number, or choose your vehicle.</p>
      </header>
      <div className="panel grid items-end gap-4 p-4 sm:p-5 lg:grid-cols-[1.2fr_1fr]">
        <SearchBox
          text={text}
          vehicle={vehicle}
          isFocused={before.isFocused}
          onType={setText}
          onSearch={(isEntered) =>
            navigate(addressOf({ q: text.trim() || undefined, ...vehicle }), { state: { isEntered } })
          }
        />
        {isReady ? (
          <div className="grid gap-3">
            <VehicleSelects vehicle={vehicle} onChoose={chooseVehicle} />
            <AccountGarage isShown />
          </div>
        ) : (
          <div className="h-18" />
        )}
        {vehicle && (
          <Link className="btn btn-outline lg:col-start-2" to={addressOf({ ...vehicle, fit: "only" })}>
            {`Show parts that fit your ${vehicleName(vehicle)}`}
          </Link>
        )}
      </div>
      <GroupLinks />
    </section>
  );
}
