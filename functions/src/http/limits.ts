/** In bytes. The largest valid body, a product, is under 6 kB. */
export const LARGEST_BODY = 64 * 1024;
