/** Tells the boot script that the page works. */
export const READY = "shopready";
