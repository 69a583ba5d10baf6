/** The icons of a page as it first works, as paths of 24 by 24. */
export const icons = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  search: "M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5",
  basket: "M3 4h3l2 11h9l2-8H7M10 20h.01M16 20h.01",
};
