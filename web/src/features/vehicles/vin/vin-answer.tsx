import { foldedVin, vinFault } from "@carparts/functions/contract/values/vin";
import { type VinAnswer as Answer, readVin } from "@carparts/functions/contract/vin";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { call } from "#lib/api-client.ts";
import { type Vehicle, vehicleName } from "../vehicle.ts";
import type { VinRequest } from "./vin-request.ts";

interface Props {
  request: VinRequest;
  onChoose: (vehicle: Vehicle) => void;
}

/** Shows the vehicle of the number. It's chosen, unless the number must be wrong. */
export default function VinAnswer({ request, onChoose }: Props) {
  const vin = foldedVin(request.typed);
  const fault = vinFault(vin);
  const { data, error } = useQuery({ ...vinQuery(vin, request), enabled: fault === undefined });
  const vehicle = data && vehicleIn(data);
  const choose = useEffectEvent(() => {
    if (vehicle) onChoose(vehicle);
  });
  useEffect(() => {
    if (data) choose();
  }, [data]);
  const wrong = fault ?? error?.message;
  if (wrong) return <p className="font-semibold text-error text-sm">{wrong}</p>;
  if (!data) return <p className="text-sm">Reading the number …</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{data.described}</p>
      <p className="muted">{nextStep(data, vehicle)}</p>
    </div>
  );
}

/** The choosable part of it: a year needs a model. */
function vehicleIn({ isValid, vehicle }: Answer): Vehicle | undefined {
  if (isValid === false || !vehicle) return undefined;
  const { make, model, year } = vehicle;
  return { make, model, year: model === undefined ? undefined : year };
}

function nextStep({ isValid }: Answer, vehicle: Vehicle | undefined): string {
  if (isValid === false) return "Compare it with the one in your windscreen or papers, and try again.";
  if (!vehicle) return "Please choose make, model and year instead.";
  if (vehicle.model === undefined) return `We chose ${vehicle.make}. Please choose the model and year.`;
  return `We chose your ${vehicleName(vehicle)}. A part may still need another engine or equipment, so compare its numbers too.`;
}

/** The number is forgotten once its answer is hidden. */
function vinQuery(vin: string, { at }: VinRequest) {
  return queryOptions({
    queryKey: ["vin", vin, at],
    queryFn: ({ signal }) => call(readVin, { params: { vin } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
