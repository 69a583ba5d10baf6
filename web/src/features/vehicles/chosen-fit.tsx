import { FitLabel } from "#ui/fit-label.tsx";
import { AccountGarage } from "./account-garage.tsx";
import { checkFit, type FitmentRow, vehicleName } from "./vehicle.ts";
import { useChosenVehicle } from "./vehicle-store.ts";

/** Compares a part with the visitor's vehicle, if there is one. */
export function ChosenFit({ fitment }: { fitment: readonly FitmentRow[] | undefined }) {
  const vehicle = useChosenVehicle();
  return (
    <>
      <AccountGarage />
      {vehicle && fitment && (
        <p className="mb-6">
          <FitLabel fits={checkFit(fitment, vehicle)} vehicle={vehicleName(vehicle)} />
        </p>
      )}
    </>
  );
}
