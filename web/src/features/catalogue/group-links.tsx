import { Link } from "#ui/link.tsx";
import { type Filters, toAddress } from "./filters/filters.ts";
import { type Group, groupNames } from "./groups.ts";

const groups = (Object.entries(groupNames) as [Group, string][]).filter(([group]) => group !== "other");

/** The groups, of the parts that these filters leave. */
export function GroupLinks({ of }: { of: Filters | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
      {groups.map(([group, name]) => (
        <li key={group} className="grid">
          <Link
            to={toAddress({ ...of, group: [group] })}
            className="panel grid overflow-hidden text-center font-semibold lifts"
          >
            <img
              src={`/parts/groups/${group}.svg`}
              alt=""
              width="400"
              height="300"
              loading="lazy"
              className="tile aspect-4/3 w-full"
            />
            <span className="p-3">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
