// What the inlined script and the app both know. Neither may load the other.

/** How people begin to use a page. */
export const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Tells the inlined script that the page works. */
export const READY = "shopready";
