export function LoadFailed({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="panel grid justify-items-center gap-3 p-8 text-center">
      <p className="text-lg font-bold">{what} could not be loaded</p>
      <p className="muted max-w-prose">{error.message}</p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
