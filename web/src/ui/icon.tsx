const drawings = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  box: "M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8",
  star: "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4 6.4 20.3l1.1-6.2L3 9.7l6.2-.9z",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-4 4-6 8-6s7 2 8 6",
  users:
    "M9 12a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.7-3.5 3-5.5 6.5-5.5s5.8 2 6.5 5.5M16 5.5a3.5 3.5 0 010 6.5M18 15c2 .7 3 2.5 3.5 5",
  plus: "M12 5v14M5 12h14",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  clipboard: "M8 5h8v3H8zM8 6H5v15h14V6h-3M8 13h8M8 17h5",
  phone:
    "M6 3h4l1.5 5-2.5 1.5a12 12 0 005.5 5.5L16 12.5l5 1.5v4c0 1.7-1.3 3-3 3C10.3 21 3 13.7 3 6c0-1.7 1.3-3 3-3z",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  pin: "M12 21c5-5.5 7-9 7-12a7 7 0 10-14 0c0 3 2 6.5 7 12zM12 11.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  truck: "M2 6h12v10H2zM14 10h4l4 4v2h-8zM6.5 19a2 2 0 100-4 2 2 0 000 4zM17.5 19a2 2 0 100-4 2 2 0 000 4z",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8 5v14M16 5v14",
} as const;

export type IconName = keyof typeof drawings;

/** Decorative: the word next to it says the same. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
