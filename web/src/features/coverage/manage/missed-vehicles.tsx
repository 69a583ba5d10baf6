import type { VehicleWithoutResults } from "@carparts/functions/contract/admin/coverage";
import { useQuery } from "@tanstack/react-query";
import { Row, Table } from "#ui/data-table/table.tsx";
import { groupNames } from "#ui/format/group-names.ts";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { missedVehiclesQuery } from "./coverage.queries.ts";
import { missedPath } from "./gaps.ts";

const columns = [{ label: "Vehicle" }, { label: "Group" }, { label: "Times", isNumber: true }];

export function MissedVehicles() {
  const query = useQuery(missedVehiclesQuery);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="missed-vehicles">
      <header>
        <h2 id="missed-vehicles" className="font-bold text-lg">
          Chosen and not found
        </h2>
        <p className="muted">Vehicles that customers chose in the last 30 days, and had no part for.</p>
      </header>
      <Loaded what="The vehicles" query={query}>
        {(vehicles) => <Missed vehicles={vehicles} />}
      </Loaded>
    </section>
  );
}

function Missed({ vehicles }: { vehicles: readonly VehicleWithoutResults[] }) {
  if (vehicles.length === 0)
    return <p className="panel p-6">Every vehicle that customers chose has parts.</p>;
  return (
    <Table caption="Chosen and not found" columns={columns}>
      {vehicles.map((vehicle) => {
        const name = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(" ");
        return (
          <Row key={`${name} ${vehicle.group}`}>
            {[
              <Link key="add" className="link wrap-anywhere" to={missedPath(vehicle)}>
                {name}
                <span className="sr-only"> (add a part)</span>
              </Link>,
              vehicle.group ? groupNames[vehicle.group] : "Any",
              vehicle.count,
            ]}
          </Row>
        );
      })}
    </Table>
  );
}
