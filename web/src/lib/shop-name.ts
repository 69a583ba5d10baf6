/** Put here at build. Out of shop.json, the home page would load all of it. */
export const shopName: string = import.meta.env.VITE_SHOP_NAME;
