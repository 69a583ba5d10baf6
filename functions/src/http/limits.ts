/** The largest request body, in bytes. The biggest honest one, a product, stays below 6 kB. */
export const LARGEST_BODY = 64 * 1024;
