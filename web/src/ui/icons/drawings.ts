/** The icons of the home page and of what is around every page, as paths of 24 by 24. */
export const drawings = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  box: "M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8",
  users:
    "M9 12a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.7-3.5 3-5.5 6.5-5.5s5.8 2 6.5 5.5M16 5.5a3.5 3.5 0 010 6.5M18 15c2 .7 3 2.5 3.5 5",
  basket: "M3 4h3l2 11h9l2-8H7M10 20h.01M16 20h.01",
  truck: "M2 6h12v10H2zM14 10h4l4 4v2h-8zM6.5 19a2 2 0 100-4 2 2 0 000 4zM17.5 19a2 2 0 100-4 2 2 0 000 4z",
};
