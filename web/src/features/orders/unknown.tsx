import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";

/** Offers no retry, because it can't help. */
export function Unknown({ title }: { title: string }) {
  return (
    <div role="alert">
      <EmptyState title={title}>
        <Link className="btn btn-primary" to={routes.myOrders.path}>
          MY Orders
        </Link>
      </EmptyState>
    </div>
  );
}
