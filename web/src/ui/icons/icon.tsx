interface Props {
  /** A path of 24 by 24, from icons or more-icons. */
  path: string;
  className?: string;
}

/** Decorative: the word next to it says the same. */
export function Icon({ path, className = "size-5" }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
