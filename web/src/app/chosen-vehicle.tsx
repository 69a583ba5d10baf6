import { vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreDrawings } from "#ui/icons/more-drawings.ts";

/** Beside the search, where there is room. */
export default function ChosenVehicle({ onClick }: { onClick: () => void }) {
  const vehicle = useChosenVehicle();
  if (!vehicle) return null;
  const name = vehicleName(vehicle);
  return (
    <button
      type="button"
      aria-label={`Your vehicle: ${name}. Change it`}
      aria-haspopup="dialog"
      className="btn max-w-44 border-white/40 bg-transparent text-white max-lg:hidden"
      onClick={onClick}
    >
      <Icon drawing={moreDrawings.car} className="size-5 flex-none" />
      <span className="truncate">{name}</span>
    </button>
  );
}
