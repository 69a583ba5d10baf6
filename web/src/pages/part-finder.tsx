import { vinIn } from "@carparts/functions/contract/values/vin";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { toAddress } from "#features/catalogue/filters/filters.ts";
import { inAddress } from "#features/catalogue/search/read-vehicle.ts";
import { SearchBox } from "#features/catalogue/search/search-box.tsx";
import { AccountGarage } from "#features/vehicles/account-garage.tsx";
import { vehicleName } from "#features/vehicles/vehicle.ts";
import { VehicleSelects } from "#features/vehicles/vehicle-selects.tsx";
import { chooseRead, chooseVehicle, useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { type VinRequest, vinRequest } from "#features/vehicles/vin/vin-request.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  /** Input from before this was there. */
  typed?: string;
  isFocused?: boolean;
  /** Shows the search box's label. */
  labelClass?: string | undefined;
  /** False until the page works. */
  isReady?: boolean;
}

/** Words or numbers, and the vehicle. Leads to the catalogue. */
export function PartFinder({ typed = "", isFocused = false, labelClass, isReady = true }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const [vin, setVin] = useState<VinRequest>();
  const vehicle = useChosenVehicle();
  const fitting = vehicle && { ...vehicle, fit: "only" as const };

  function search(isEntered: boolean) {
    if (vinIn(text)) setVin(vinRequest(text));
    else navigate(toAddress({ q: text.trim() || undefined, ...fitting }), { state: { isEntered } });
  }

  return (
    <>
      <SearchBox
        text={text}
        vehicle={vehicle}
        isFocused={isFocused}
        labelClass={labelClass}
        onRead={(read) => chooseRead(inAddress(read))}
        onType={(typed) => {
          setText(typed);
          if (vinIn(typed)) setVin(vinRequest(typed));
        }}
        onSearch={search}
      />
      {isReady ? (
        <div className="grid gap-3">
          <VehicleSelects vehicle={vehicle} vin={vin} onVin={setVin} onChoose={chooseVehicle} />
          <AccountGarage isShown />
        </div>
      ) : (
        <div className="h-43" />
      )}
      {vehicle && (
        <Link className="btn btn-outline lg:col-start-2" to={toAddress({ ...fitting })}>
          {`Show parts that fit your ${vehicleName(vehicle)}`}
        </Link>
      )}
    </>
  );
}
