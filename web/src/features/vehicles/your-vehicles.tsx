import { type FormEvent, useState } from "react";
import { AccountGarage } from "./account-garage.tsx";
import { toComplete } from "./garage-ops.ts";
import { type Vehicle, vehicleName } from "./vehicle.ts";
import { VehicleSelects } from "./vehicle-selects.tsx";
import { chooseVehicle, useChosenVehicle } from "./vehicle-store.ts";
import type { VinRequest } from "./vin/vin-request.ts";

/** The vehicles of an account, and a form that adds one. What is added is chosen. */
export default function YourVehicles() {
  const chosen = useChosenVehicle();
  const [draft, setDraft] = useState<Vehicle>();
  const [vin, setVin] = useState<VinRequest>();
  const [message, setMessage] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    const vehicle = draft && toComplete(draft);
    if (!vehicle) return setMessage("Choose make, model and year, or use the VIN.");
    chooseVehicle(vehicle);
    setDraft(undefined);
    setVin(undefined);
    setMessage(`${vehicleName(vehicle)} is now your vehicle. Every part says whether it fits.`);
  }

  return (
    <>
      <AccountGarage isShown />
      {!chosen && <p className="muted">No vehicle is chosen.</p>}
      <div className="grid max-w-xl gap-3">
        <h3 className="font-bold">Add a vehicle</h3>
        <VehicleSelects vehicle={draft} vin={vin} onVin={setVin} onChoose={setDraft} />
        <form className="flex flex-wrap items-center gap-3" onSubmit={add}>
          <button type="submit" className="btn btn-primary">
            Add vehicle
          </button>
          <p role="status" className="text-sm">
            {message}
          </p>
        </form>
      </div>
    </>
  );
}
