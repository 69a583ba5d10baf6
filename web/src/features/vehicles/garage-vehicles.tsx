import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { useGarage } from "./use-garage.ts";
import { isSameVehicle, type Vehicle, vehicleName } from "./vehicle.ts";
import { useChosenVehicle } from "./vehicle-store.ts";

interface Props {
  uid: string;
  /** Without it, they are only kept in step. */
  isShown: boolean;
  onChoose: (vehicle: Vehicle | undefined) => void;
}

/** The vehicles of an account, each to be chosen or removed. */
export default function GarageVehicles({ uid, isShown, onChoose }: Props) {
  const { garage, remove } = useGarage(uid);
  const chosen = useChosenVehicle();
  if (!isShown || !garage || garage.vehicles.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Your garage">
      {garage.vehicles.map((vehicle) => {
        const name = vehicleName(vehicle);
        const isChosen = chosen !== undefined && isSameVehicle(vehicle, chosen);
        return (
          <li key={name} className="join max-w-full">
            <button
              type="button"
              className={`btn btn-sm join-item h-auto min-h-10 min-w-0 shrink break-all border-base-300 ${isChosen ? "btn-secondary" : "bg-base-100"}`}
              aria-pressed={isChosen}
              onClick={() => onChoose(vehicle)}
            >
              {isChosen && <Icon path={moreIcons.check} className="size-4" />}
              <span>{name}</span>
            </button>
            <RemoveButton
              name={name}
              onRemove={() => {
                remove(vehicle);
                if (isChosen) onChoose(undefined);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      ref={focusNeighbourOnRemoval}
      type="button"
      className="btn btn-sm btn-square join-item h-auto min-h-10 border-base-300 bg-base-100"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      <Icon path={icons.close} className="size-4" />
    </button>
  );
}
