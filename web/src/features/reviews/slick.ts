import Import from "react-slick";

/** react-slick is CommonJS, so an ES module gets all of its exports as the default one. */
export const Slick = (Import as unknown as { default?: typeof Import }).default ?? Import;
export type Slick = Import;
