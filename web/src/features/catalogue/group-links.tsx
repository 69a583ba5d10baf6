import { Link } from "#ui/link.tsx";
import { addressOf } from "./filters/filters.ts";
import { type Group, groupNames } from "./groups.ts";

const groups = (Object.entries(groupNames) as [Group, string][]).filter(([group]) => group !== "other");

export function GroupLinks() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
      {groups.map(([group, name]) => (
        <li key={group} className="grid">
          <Link
            to={addressOf({ group: [group] })}
            className="panel grid overflow-hidden text-center font-semibold transition-shadow hover:shadow-lg"
          >
            <img
              src={`/parts/groups/${group}.svg`}
              alt=""
              width="400"
              height="300"
              loading="lazy"
              className="aspect-4/3 w-full bg-[#eef1f5]"
            />
            <span className="p-3">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
