// Names that the inlined script and the app share. Neither may load the other.

/** The page is hydrated: its detail applies changes that were made before. */
export const READY = "shopready";
