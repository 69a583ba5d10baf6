import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";

const SCAN = "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 9v6M12 9v6M16 9v6";

/** An admin's links at the bottom of a phone's screen. */
export function OfficeBar({ ordersMark }: { ordersMark: ReactNode }) {
  return (
    <nav aria-label="Quick links" data-bar="low" className="foot-bar">
      <BarLink path={routes.manageOrders.path} icon={moreIcons.clipboard} label="Orders">
        {ordersMark}
      </BarLink>
      <BarLink path={routes.picking.path} icon={moreIcons.list} label="Picking" />
      <BarLink path={routes.manageItem.path} icon={moreIcons.box} label="Parts" />
      <BarLink path={routes.countStock.path} icon={SCAN} label="Count" />
    </nav>
  );
}

interface Props {
  path: string;
  icon: string;
  label: string;
  children?: ReactNode;
}

function BarLink({ path, icon, label, children }: Props) {
  const isCurrent = useMatch(path) !== null;
  return (
    <Link to={path} aria-current={isCurrent ? "page" : undefined}>
      <span className="relative">
        <Icon path={icon} className="size-[min(1.375rem,6vw)]" />
        {children}
      </span>
      <span>{label}</span>
    </Link>
  );
}
