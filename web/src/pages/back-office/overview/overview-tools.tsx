import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

/** What opens inside the overview, a line each. */
const tools = [
  { name: "coverage", label: "Coverage" },
  { name: "reorder", label: "Reorder list" },
  { name: "reviews", label: "Reviews" },
] as const;

export function OverviewTools() {
  return (
    <nav aria-label="More of the overview" className="flex flex-wrap gap-2">
      {tools.map(({ name, label }) => (
        <Link
          key={name}
          to={`${routes.dashboard.path}?${name}`}
          className="btn btn-sm border-base-300 bg-base-100"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
