/** Events with which people begin to use a page. */
export const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;
