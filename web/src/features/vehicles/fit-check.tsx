import { useRef, useState } from "react";
import { FitLabel } from "#ui/fit-label.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { AccountGarage } from "./account-garage.tsx";
import { toComplete } from "./garage-ops.ts";
import { checkFit, type FitmentRow, rowFits, type Vehicle, vehicleName } from "./vehicle.ts";
import { VehicleSelects } from "./vehicle-selects.tsx";
import { chooseVehicle, useChosenVehicle } from "./vehicle-store.ts";
import type { VinRequest } from "./vin/vin-request.ts";

interface Props {
  fitment: readonly FitmentRow[];
}

/** Compares a part with the visitor's vehicle, which can be chosen or changed here. */
export function FitCheck({ fitment }: Props) {
  const vehicle = useChosenVehicle();
  const [isOpen, setOpen] = useState(false);
  const [vin, setVin] = useState<VinRequest>();
  const folder = useRef<HTMLButtonElement>(null);

  /** The vehicle is chosen, so the answer takes the place of the form. */
  function chooseAndFold(chosen: Vehicle | undefined) {
    chooseVehicle(chosen);
    if (!isOpen || !chosen || !toComplete(chosen)) return;
    setOpen(false);
    folder.current?.focus();
  }

  const notes = vehicle ? fitment.filter((row) => row.note && rowFits(row, vehicle)) : [];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {vehicle && <FitLabel fits={checkFit(fitment, vehicle)} vehicle={vehicleName(vehicle)} />}
        <button
          ref={folder}
          type="button"
          className="link-hover flex items-center gap-2 py-1 font-semibold text-secondary"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={moreIcons.car} />
          <span>{vehicle ? "Change vehicle" : "Does it fit? Choose your vehicle"}</span>
        </button>
      </div>
      {notes.length > 0 && (
        <p className="muted text-sm">{`Note: ${[...new Set(notes.map(({ note }) => note))].join("; ")}.`}</p>
      )}
      {isOpen && <VehicleSelects vehicle={vehicle} vin={vin} onVin={setVin} onChoose={chooseAndFold} />}
      <AccountGarage isShown={isOpen} onChoose={chooseAndFold} />
    </div>
  );
}
