import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Product } from "@carparts/functions/contract/products";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { obstacle } from "./pieces.ts";

/** Why you can't order a part, before you type anything, and where to go on. */
export function NotOrderable({ product }: { product: Product }) {
  const reason = obstacle(product);
  if (!reason) return null;
  return (
    <div role="status" className="alert alert-warning alert-soft text-base">
      <p>
        <span>{`You can't order this part right now: ${reason} `}</span>
        <Link className="link font-semibold" to={pathOf(routes.part.path, { id: product._id })}>
          See similar parts
        </Link>
      </p>
    </div>
  );
}
