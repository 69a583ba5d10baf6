// What the inlined script and the app both know. Neither may load the other.

/** The page works: its detail does what somebody changed before that. */
export const READY = "shopready";
