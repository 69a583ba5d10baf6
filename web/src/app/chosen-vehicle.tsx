import { vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

/** Beside the search, on narrow screens by its shortest name. */
export default function ChosenVehicle({ onClick }: { onClick: () => void }) {
  const vehicle = useChosenVehicle();
  if (!vehicle) return null;
  const name = vehicleName(vehicle);
  return (
    <button
      type="button"
      aria-label={`Your vehicle: ${name}. Change it`}
      aria-haspopup="dialog"
      className="btn min-w-(--btn-size) shrink border-white/40 bg-transparent px-1 text-white max-lg:max-w-20 max-lg:flex-col max-lg:gap-0 max-lg:text-[0.6875rem] lg:max-w-44 lg:px-4"
      onClick={onClick}
    >
      <Icon path={moreIcons.car} className="size-5 flex-none" />
      <span className="max-w-full truncate lg:hidden">{vehicle.model ?? vehicle.make}</span>
      <span className="truncate max-lg:hidden">{name}</span>
    </button>
  );
}
