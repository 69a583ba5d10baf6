// Every supported browser has it, so react-slick needs no polyfill.
module.exports = globalThis.ResizeObserver;
