import type { Notices } from "@carparts/functions/contract/values/notices";
import shop from "../../../../../shop.json";

/** What shop.json says beside parts. */
export const shopNotices: Notices = (shop as { readonly notices?: Notices }).notices ?? {};
