import type { Notices } from "@carparts/functions/contract/values/notices";

/** Those of shop.json. Put here at build, because a page that shows none would load them with the shop's name. */
export const shopNotices: Notices = import.meta.env.VITE_NOTICES ?? {};
