import Import from "react-slick";

/**
 * React-slick is CommonJS, and a module gets the whole of what it exports as its default: the component is
 * the `default` in there, as it would be for an older bundler.
 */
export const Slick = (Import as unknown as { default?: typeof Import }).default ?? Import;
export type Slick = Import;
