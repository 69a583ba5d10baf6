import { useMatch } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

interface Entry {
  label: string;
  path: string;
  icon: IconName;
}

const adminEntries: readonly Entry[] = [
  { label: "Add Item", path: paths.addItem, icon: "plus" },
  { label: "Manage Item", path: paths.manageItem, icon: "box" },
  { label: "Users", path: paths.users, icon: "users" },
  { label: "Manage ALL Orsers", path: paths.manageOrders, icon: "clipboard" },
];

const customerEntries: readonly Entry[] = [
  { label: "MY Orders", path: paths.myOrders, icon: "list" },
  { label: "Add ReveW", path: paths.review, icon: "star" },
];

const profile: Entry = { label: "Profile", path: paths.profile, icon: "user" };

/** The dashboard's ways, which differ for admins and for everybody else. */
export function DashboardMenu({ isAdmin, onChoose }: { isAdmin: boolean; onChoose?: () => void }) {
  const entries = [...(isAdmin ? adminEntries : customerEntries), profile];
  return (
    <nav aria-label="Dashbord">
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Way entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way({ entry, onChoose }: { entry: Entry; onChoose?: (() => void) | undefined }) {
  const isHere = useMatch(entry.path) !== null;
  return (
    <Link
      to={entry.path}
      onClick={onChoose}
      aria-current={isHere ? "page" : undefined}
      className={`flex items-center gap-3 rounded-field px-3.5 py-2.5 font-semibold transition-colors ${
        isHere ? "bg-primary text-primary-content" : "hover:bg-base-300/60"
      }`}
    >
      <Icon name={entry.icon} />
      {entry.label}
    </Link>
  );
}
