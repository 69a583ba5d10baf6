import { useSession } from "#auth/session-context.tsx";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import type { Vehicle } from "./vehicle.ts";
import { chooseVehicle } from "./vehicle-store.ts";

const loadVehicles = () => import("./garage-vehicles.tsx");

interface Props {
  isShown?: boolean;
  onChoose?: (vehicle: Vehicle | undefined) => void;
}

/** The vehicles of whoever is signed in. A page that compares parts with a vehicle needs it once. */
export function AccountGarage({ isShown = false, onChoose = chooseVehicle }: Props) {
  const { user, isEarly } = useSession();
  const GarageVehicles = useLoaded(user !== null && !isEarly, loadVehicles);
  if (!user || !GarageVehicles) return null;
  return <GarageVehicles key={user.uid} uid={user.uid} isShown={isShown} onChoose={onChoose} />;
}
