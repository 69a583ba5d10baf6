// What the inlined script and the app both know. Neither may load the other.

/** Tells the inlined script that the page works. */
export const READY = "shopready";
