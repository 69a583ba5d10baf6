import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { type MenuPlace, type PageRoute, routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";

type Entry = PageRoute & { readonly title: string };

/** In the order of the table. */
function entriesIn(place: MenuPlace): Entry[] {
  return Object.values<PageRoute>(routes).filter((route): route is Entry => route.menu === place);
}

const customerEntries = entriesIn("Customers");
const overview = { ...routes.dashboard, title: "Overview" };
const missed = { ...overview, path: `${overview.path}#missed`, title: "Looked for and not found" };
const groups = [
  { name: "Parts", entries: entriesIn("Parts") },
  { name: "Orders", entries: entriesIn("Orders") },
  { name: "Figures", entries: [overview, ...entriesIn("Figures"), missed] },
  { name: "People", entries: entriesIn("People") },
];
/** One press away from every screen. */
const shop = { ...routes.home, title: "Shop" };

const icons: Readonly<Record<string, string>> = {
  [routes.addItem.path]: moreIcons.plus,
  [routes.manageItem.path]: moreIcons.box,
  [routes.users.path]: moreIcons.users,
  [routes.manageOrders.path]: moreIcons.clipboard,
  [routes.myOrders.path]: moreIcons.list,
  [routes.review.path]: moreIcons.star,
  [routes.profile.path]: moreIcons.user,
  [routes.home.path]: moreIcons.left,
};

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
  const ofRole = isAdmin ? entriesIn("Admins") : isUndecided ? [] : customerEntries;
  return (
    <>
      <nav aria-label="Dashbord" aria-busy={isAdmin === undefined && !error}>
        <ul className="grid gap-1">
          {[...entriesIn("Everyone"), ...ofRole].map((entry) => (
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
      {isAdmin && <MoreScreens onChoose={onChoose} />}
    </>
  );
}

/** Below the specification's entries, and not among them. */
function MoreScreens({ onChoose }: Pick<LinkProps, "onChoose">) {
  return (
    <nav aria-label="More screens" className="mt-3 grid gap-3 border-base-300 border-t pt-3">
      {groups.map(({ name, entries }) => (
        <div key={name}>
          <p aria-hidden="true" className="muted px-3.5 font-semibold text-xs lg:office:px-2.5">
            {name}
          </p>
          <ul aria-label={name}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <MenuLink entry={shop} onChoose={onChoose} />
    </nav>
  );
}

/** As high as an entry. */
function Placeholder() {
  return (
    <li aria-hidden="true" className="flex h-11.5 items-center gap-3 px-3.5 lg:office:h-8">
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
  children?: ReactNode;
}

function MenuLink({ entry: { path, title }, onChoose, children }: LinkProps) {
  const isCurrent = useMatch(path) !== null;
  const icon = icons[path];
  return (
    <Link
      to={path}
      onClick={onChoose}
      aria-current={isCurrent ? "page" : undefined}
      className={`relative flex items-center gap-3 rounded-field px-3.5 font-semibold transition-colors lg:office:gap-2.5 lg:office:px-2.5 ${
        icon ? "py-2.5 lg:office:py-1 lg:office:text-sm" : "min-h-11 text-sm lg:min-h-8 lg:office:min-h-7"
      } ${isCurrent ? "office-current bg-primary text-primary-content" : "hover:bg-base-300/60"}`}
    >
      {icon && <Icon path={icon} />}
      <span>{title}</span> {children}
    </Link>
  );
}
