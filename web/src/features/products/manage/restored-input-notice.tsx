/** Shows that the form has restored input. */
export function RestoredInputNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="alert alert-info alert-soft flex flex-wrap justify-between text-base">
      What you typed before is still here. It isn't saved.
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={onDiscard}>
        Discard it
      </button>
    </div>
  );
}
