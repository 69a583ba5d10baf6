import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Product } from "@carparts/functions/contract/products";
import { routes } from "#routes.ts";
import { watchBar } from "#ui/bar.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  parts: readonly Pick<Product, "_id" | "name">[];
  /** Called with the part whose link was followed, or without when all of it is closed. */
  onDone: (id?: string) => void;
}

/** Greets with the parts that are back in stock. Stays until it's closed or followed. */
export function BackInStock({ parts, onDone }: Props) {
  return (
    // Out of the navbar's row, which would make room for it.
    <div aria-live="polite" className="fixed">
      {parts.length > 0 && (
        <section
          ref={watchBar}
          aria-label="Available again"
          className="panel fixed inset-x-4 bottom-4 z-50 mx-auto flex max-h-[50dvh] max-w-xl items-start gap-2 overflow-y-auto p-3 text-base-content shadow-lg sm:p-4"
        >
          <ul className="grid grow gap-3">
            {parts.map(({ _id, name }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p>
                  <Link
                    className="link font-bold"
                    to={pathOf(routes.part.path, { id: _id })}
                    onClick={() => onDone(_id)}
                  >
                    {name}
                  </Link>
                  {" is available again"}
                </p>
                <Link
                  className="btn btn-primary"
                  to={pathOf(routes.orderForm.path, { _id })}
                  aria-label={`Buy Now: ${name}`}
                  onClick={() => onDone(_id)}
                >
                  Buy Now
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label="Close"
            onClick={() => onDone()}
          >
            <Icon path={icons.close} />
          </button>
        </section>
      )}
    </div>
  );
}
