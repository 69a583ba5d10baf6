import { NavLink } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { Icon, type IconName } from "#ui/icon.tsx";

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
        {entries.map(({ label, path, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              onClick={onChoose}
              className={({ isActive }) =>
                `flex items-center gap-3 rounded-field px-3.5 py-2.5 font-semibold transition-colors ${
                  isActive ? "bg-primary text-primary-content" : "hover:bg-base-300/60"
                }`
              }
            >
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
