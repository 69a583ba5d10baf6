/** Settles when the page that was asked for is shown and works. Until then a prerendered one only stands there. */
export const ready = Promise.withResolvers<void>();
