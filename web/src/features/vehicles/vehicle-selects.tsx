import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { isSameName } from "@carparts/functions/contract/values/names";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { call } from "#lib/api-client.ts";
import type { Vehicle } from "./vehicle.ts";
import { VinForm } from "./vin/vin-form.tsx";
import type { VinRequest } from "./vin/vin-request.ts";

const STALE_MILLISECONDS = 60_000;

/** Makes; a make's models; a model's years. Only those that there are parts for. */
function vehiclesQuery(of: { make?: string | undefined; model?: string | undefined }) {
  return queryOptions({
    queryKey: ["products", "vehicles", of.make ?? "", of.model ?? ""],
    queryFn: async ({ signal }) => {
      const { values } = await call(listVehicles, { query: of }, { signal });
      return values.map(({ value }) => String(value));
    },
    staleTime: STALE_MILLISECONDS,
  });
}

interface Props {
  vehicle: Vehicle | undefined;
  /** False until the page can ask for anything. */
  isReady?: boolean;
  /** The VIN that was asked for last. */
  vin: VinRequest | undefined;
  onVin: (vin: VinRequest) => void;
  onChoose: (vehicle: Vehicle | undefined) => void;
}

/** By a VIN, or make, then model, then year. Each offers only what there are parts for. */
export function VehicleSelects({ vehicle, isReady = true, vin, onVin, onChoose }: Props) {
  const { make, model, year } = vehicle ?? {};
  const makes = useQuery({ ...vehiclesQuery({}), enabled: isReady });
  const models = useQuery({ ...vehiclesQuery({ make }), enabled: isReady && make !== undefined });
  const years = useQuery({ ...vehiclesQuery({ make, model }), enabled: isReady && model !== undefined });
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-3 gap-2 sm:gap-3">
        <legend className="sr-only">Your vehicle</legend>
        <Choice
          label="Make"
          value={make}
          values={makes.data}
          onChoose={(chosen) => onChoose(chosen === undefined ? undefined : { make: chosen })}
        />
        <Choice
          label="Model"
          value={model}
          values={make === undefined ? undefined : models.data}
          onChoose={(chosen) => make !== undefined && onChoose({ make, model: chosen })}
        />
        <Choice
          label="Year"
          value={year === undefined ? undefined : String(year)}
          values={model === undefined ? undefined : years.data}
          onChoose={(chosen) =>
            make !== undefined &&
            onChoose({ make, model, year: chosen === undefined ? undefined : Number(chosen) })
          }
        >
          {vehicle && (
            <button
              type="button"
              className="link-hover -my-1 py-1 font-semibold text-secondary text-sm"
              onClick={() => onChoose(undefined)}
            >
              Clear<span className="sr-only"> vehicle</span>
            </button>
          )}
        </Choice>
      </fieldset>
      <VinForm request={vin} onRequest={onVin} onChoose={onChoose} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** Undefined while there is nothing to choose from. */
  values: readonly string[] | undefined;
  onChoose: (value: string | undefined) => void;
  /** Beside the label. */
  children?: ReactNode;
}

function Choice({ label, value, values = [], onChoose, children }: ChoiceProps) {
  const id = useId();
  // A vehicle from an address or from an earlier visit may be spelt otherwise, or no longer have parts.
  const match = values.find((each) => isSameName(each, value)) ?? value;
  const shown = match === undefined || values.includes(match) ? values : [match, ...values];
  return (
    <div className="grid content-end gap-1">
      <div className="flex flex-wrap justify-between gap-x-2">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {children}
      </div>
      <select
        id={id}
        className="control h-13 min-w-0 truncate py-2.5"
        value={match ?? ""}
        disabled={shown.length === 0}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">Any</option>
        {shown.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}
