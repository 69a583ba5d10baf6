interface Props {
  query: { readonly isPlaceholderData: boolean };
  /** The list's number, as a sentence. */
  summary: string | undefined;
}

/** Hides the previous list's number without moving anything. */
export function ListStatus({ query, summary }: Props) {
  return (
    <p role="status" className="muted min-h-5 text-sm tabular-nums">
      <span className={query.isPlaceholderData ? "invisible" : undefined}>{summary}</span>
    </p>
  );
}
