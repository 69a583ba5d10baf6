export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-60 place-items-center">
      <span className="spinner size-10 text-primary" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
