import type { Notices } from "@carparts/functions/contract/values/notices";
import shop from "../../../../../shop.json";

/** The notices of shop.json that stand beside parts. */
export const shopNotices: Notices = (shop as { readonly notices?: Notices }).notices ?? {};
