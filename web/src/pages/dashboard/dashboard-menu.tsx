import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";

interface Entry {
  label: string;
  path: string;
  icon: string;
}

const adminEntries: readonly Entry[] = [
  { label: "Add Item", path: routes.addItem.path, icon: moreIcons.plus },
  { label: "Manage Item", path: routes.manageItem.path, icon: moreIcons.box },
  { label: "Users", path: routes.users.path, icon: moreIcons.users },
  { label: "Manage ALL Orsers", path: routes.manageOrders.path, icon: moreIcons.clipboard },
];

const customerEntries: readonly Entry[] = [
  { label: "MY Orders", path: routes.myOrders.path, icon: moreIcons.list },
  { label: "Add ReveW", path: routes.review.path, icon: moreIcons.star },
];

const profile: Entry = { label: "Profile", path: routes.profile.path, icon: moreIcons.user };

interface Props {
  isAdmin: boolean | undefined;
  isUndecided: boolean;
  error: Error | null;
  retry: () => void;
  /** Beside the entry of all orders. */
  ordersMark: ReactNode;
  onChoose?: () => void;
}

/** Profile comes first, so that nothing moves once the role is known. Until then, it's a customer's menu. */
export function DashboardMenu({ isAdmin, isUndecided, error, retry, ordersMark, onChoose }: Props) {
  const ofRole = isAdmin ? adminEntries : isUndecided ? [] : customerEntries;
  return (
    <nav aria-label="Dashbord" aria-busy={isAdmin === undefined && !error}>
      <ul className="grid gap-1">
        {[profile, ...ofRole].map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} onChoose={onChoose}>
              {entry.path === routes.manageOrders.path && ordersMark}
            </MenuLink>
          </li>
        ))}
        {isUndecided && customerEntries.map(({ path }) => <Placeholder key={path} />)}
      </ul>
      {error && <RoleUnknown error={error} retry={retry} />}
    </nav>
  );
}

/** As high as an entry. */
function Placeholder() {
  return (
    <li aria-hidden="true" className="flex h-11.5 items-center gap-3 px-3.5">
      <span className="skeleton size-5" />
      <span className="skeleton h-4 w-24" />
    </li>
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

interface LinkProps {
  entry: Entry;
  onChoose: (() => void) | undefined;
  /** Beside its name. */
  children: ReactNode;
}

function MenuLink({ entry, onChoose, children }: LinkProps) {
  const isMounted = useMatch(entry.path) !== null;
  return (
    <Link
      to={entry.path}
      onClick={onChoose}
      aria-current={isMounted ? "page" : undefined}
      className={`relative flex items-center gap-3 rounded-field px-3.5 py-2.5 font-semibold transition-colors ${
        isMounted ? "bg-primary text-primary-content" : "hover:bg-base-300/60"
      }`}
    >
      <Icon path={entry.icon} />
      {entry.label} {children}
    </Link>
  );
}
