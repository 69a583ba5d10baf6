import { useMatch } from "react-router-dom";
import { routes } from "#routes.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

interface Entry {
  label: string;
  path: string;
  icon: IconName;
}

const adminEntries: readonly Entry[] = [
  { label: "Add Item", path: routes.addItem.path, icon: "plus" },
  { label: "Manage Item", path: routes.manageItem.path, icon: "box" },
  { label: "Users", path: routes.users.path, icon: "users" },
  { label: "Manage ALL Orsers", path: routes.manageOrders.path, icon: "clipboard" },
];

const customerEntries: readonly Entry[] = [
  { label: "MY Orders", path: routes.myOrders.path, icon: "list" },
  { label: "Add ReveW", path: routes.review.path, icon: "star" },
];

const profile: Entry = { label: "Profile", path: routes.profile.path, icon: "user" };

interface Props {
  isAdmin: boolean | undefined;
  isProbablyAdmin: boolean;
  error: Error | null;
  retry: () => void;
  onChoose?: () => void;
}

/** Profile comes first, so that nothing moves once the role is known. Until then, it's a customer's menu. */
export function DashboardMenu({ isAdmin, isProbablyAdmin, error, retry, onChoose }: Props) {
  const ofRole = isAdmin ? adminEntries : isProbablyAdmin ? [] : customerEntries;
  return (
    <nav aria-label="Dashbord" aria-busy={isAdmin === undefined && !error}>
      <ul className="grid gap-1">
        {[profile, ...ofRole].map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {error && <RoleUnknown error={error} retry={retry} />}
    </nav>
  );
}

function RoleUnknown({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-2 grid justify-items-start gap-2 border-base-300 border-t px-3.5 py-3 text-sm"
    >
      <p className="font-semibold">Your role could not be checked</p>
      <p className="muted">{error.message} Admin screens stay hidden until then.</p>
      <button type="button" className="btn btn-sm btn-outline" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function MenuLink({ entry, onChoose }: { entry: Entry; onChoose?: (() => void) | undefined }) {
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
