/** The icons that the home page can do without at first. */
export const moreDrawings = {
  star: "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4 6.4 20.3l1.1-6.2L3 9.7l6.2-.9z",
  heart: "M12 20S4 15 4 9a4 4 0 018-1 4 4 0 018 1c0 6-8 11-8 11z",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-4 4-6 8-6s7 2 8 6",
  plus: "M12 5v14M5 12h14",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  clipboard: "M8 5h8v3H8zM8 6H5v15h14V6h-3M8 13h8M8 17h5",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  search: "M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5",
  filter: "M4 6h16M7 12h10M10 18h4",
  share: "M12 15V3M7.5 7L12 3l4.5 4M5 12v8h14v-8",
  car: "M4 16v-4l2-5.5h12l2 5.5v4zM4 12h16M6.5 16v2.5M17.5 16v2.5M7.5 14h.01M16.5 14h.01",
  phone:
    "M6 3h4l1.5 5-2.5 1.5a12 12 0 005.5 5.5L16 12.5l5 1.5v4c0 1.7-1.3 3-3 3C10.3 21 3 13.7 3 6c0-1.7 1.3-3 3-3z",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  pin: "M12 21c5-5.5 7-9 7-12a7 7 0 10-14 0c0 3 2 6.5 7 12zM12 11.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
};
