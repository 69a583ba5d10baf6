import { useRef } from "react";
import { type FitmentRow, fitOf, vehicleName } from "./vehicle.ts";
import { useChosenVehicle } from "./vehicle-store.ts";

/**
 * Whether an order is meant although the part doesn't fit, or nobody knows. Who has said so isn't asked again. `find`
 * resolves with undefined if the fitment can't be had.
 */
export function useFitQuestion(
  find: () => Promise<readonly FitmentRow[] | undefined>,
): () => Promise<boolean> {
  const vehicle = useChosenVehicle();
  const hasConfirmed = useRef(false);
  return async () => {
    if (!vehicle || hasConfirmed.current) return true;
    const fitment = await find();
    if (fitment && fitOf(fitment, vehicle) !== false) return true;
    const name = vehicleName(vehicle);
    const doubt = fitment
      ? `This part does not fit your ${name}.`
      : `We couldn't check whether this part fits your ${name}.`;
    hasConfirmed.current = confirm(`${doubt} Do you want to order it anyway?`);
    return hasConfirmed.current;
  };
}
