import type { VehicleWithoutResults } from "@carparts/functions/contract/admin/coverage";
import { useQuery } from "@tanstack/react-query";
import { Row, Table } from "#ui/data-table/table.tsx";
import { groupNames } from "#ui/format/group-names.ts";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { vehiclesWithoutResultsQuery } from "./coverage.queries.ts";
import { zeroResultPath } from "./gaps.ts";

const columns = [{ label: "Vehicle" }, { label: "Group" }, { label: "Times", isNumber: true }];

export function VehiclesWithoutResults() {
  const query = useQuery(vehiclesWithoutResultsQuery);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="missed-vehicles">
      <header>
        <h2 id="missed-vehicles" className="font-bold text-lg">
          Chosen and not found
        </h2>
        <p className="muted">
          Vehicles that customers chose in the last 30 days, and that we had no part for.
        </p>
      </header>
      <Loaded what="The vehicles" query={query}>
        {(vehicles) => <VehicleTable vehicles={vehicles} />}
      </Loaded>
    </section>
  );
}

function VehicleTable({ vehicles }: { vehicles: readonly VehicleWithoutResults[] }) {
  if (vehicles.length === 0)
    return <p className="panel p-6">Every vehicle that customers chose has parts.</p>;
  return (
    <Table caption="Chosen and not found" columns={columns}>
      {vehicles.map((vehicle) => {
        const name = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(" ");
        return (
          <Row key={`${name} ${vehicle.group}`}>
            {[
              <Link key="add" className="link wrap-anywhere" to={zeroResultPath(vehicle)}>
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
