import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";

export function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      <Link className="btn btn-primary" to={routes.home.path}>
        Find a part
      </Link>
    </EmptyState>
  );
}
