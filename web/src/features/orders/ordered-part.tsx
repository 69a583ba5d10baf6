import type { Order } from "@carparts/functions/contract/orders";
import { PartPicture } from "#ui/part-picture.tsx";

export function OrderedPart({ order }: { order: Order }) {
  return (
    <span className="flex items-center gap-3">
      <PartPicture src={order.picture} alt="" className="max-w-16 min-w-16 rounded-field" />
      {order.productName}
    </span>
  );
}
