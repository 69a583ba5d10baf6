import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Product } from "@carparts/functions/contract/products";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  part: Pick<Product, "_id" | "name">;
  onCopy: () => void;
  onAnother: () => void;
}

/** What can be done once a part is added. The form below is empty again. */
export function AddedPart({ part: { _id: id, name }, onCopy, onAnother }: Props) {
  const button = "btn btn-sm border-base-300 bg-base-100";
  return (
    <div role="status" className="alert alert-success alert-soft wrap-anywhere flex flex-wrap text-base">
      <span className="grow">{`${name} is in the shop.`}</span>
      <Link className={button} to={pathOf(routes.managedPart.path, { id })}>
        See it
      </Link>
      <button type="button" className={button} onClick={onCopy}>
        Copy
      </button>
      <button type="button" className={button} onClick={onAnother}>
        Add another
      </button>
    </div>
  );
}
