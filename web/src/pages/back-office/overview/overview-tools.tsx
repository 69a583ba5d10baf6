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
    <nav
      aria-label="More of the overview"
      className="flex flex-wrap gap-x-6 gap-y-2 xl:col-span-2 print:hidden"
    >
      {tools.map(({ name, label }) => (
        <Link
          key={name}
          to={`${routes.dashboard.path}?${name}`}
          className="link link-primary font-semibold text-sm"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
