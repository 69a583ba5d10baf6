// Names that the inlined script and the app share. Neither may load the other.

/** The page works: its detail does what somebody changed before that. */
export const READY = "shopready";
