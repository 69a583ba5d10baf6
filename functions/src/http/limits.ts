/** In bytes, where a call doesn't say otherwise. */
export const LARGEST_BODY = 64 * 1024;
