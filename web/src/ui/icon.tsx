const drawings = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  box: "M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8",
  star: "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4 6.4 20.3l1.1-6.2L3 9.7l6.2-.9z",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-4 4-6 8-6s7 2 8 6",
  users:
    "M9 12a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.7-3.500 3-5.500 6.500-5.500s5.800 2 6.500 5.500M16 5.500a3.500 3.500 0 010 6.500M18 15c2 .7 3 2.500 3.500 5",
  plus: "M12 5v14M5 12h14",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  clipboard: "M8 5h8v3H8zM8 6H5v15h14V6h-3M8 13h8M8 17h5",
  phone:
    "M6 3h4l1.500 5-2.500 1.500a12 12 0 005.500 5.500L16 12.500l5 1.500v4c0 1.700-1.300 3-3 3C10.300 21 3 13.700 3 6c0-1.700 1.300-3 3-3z",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  pin: "M12 21c5-5.500 7-9 7-12a7 7 0 10-14 0c0 3 2 6.500 7 12zM12 11.500a2.500 2.500 0 100-5 2.500 2.500 0 000 5z",
  truck:
    "M2 6h12v10H2zM14 10h4l4 4v2h-8zM6.500 19a2 2 0 100-4 2 2 0 000 4zM17.500 19a2 2 0 100-4 2 2 0 000 4z",
  shield: "M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5",
  check: "M5 12.500l4.500 4.500L19 7.500",
  play: "M7 4.500l12 7.500-12 7.500z",
  pause: "M8 5v14M16 5v14",
} as const;

export type IconName = keyof typeof drawings;

/** A line drawing beside a word that says the same. */
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
