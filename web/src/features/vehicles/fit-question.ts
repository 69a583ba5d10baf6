import { useRef } from "react";
import { checkFit, type FitmentRow, vehicleName } from "./vehicle.ts";
import { useChosenVehicle } from "./vehicle-store.ts";

/** Asks before ordering a part that doesn't fit, once for each vehicle. */
export function useFitQuestion(fitment: readonly FitmentRow[]): () => boolean {
  const vehicle = useChosenVehicle();
  const hasConfirmed = useRef(false);
  return () => {
    if (!vehicle || hasConfirmed.current || checkFit(fitment, vehicle) !== false) return true;
    const name = vehicleName(vehicle);
    hasConfirmed.current = confirm(`This part does not fit your ${name}. Do you want to order it anyway?`);
    return hasConfirmed.current;
  };
}
