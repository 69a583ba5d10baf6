import { notify } from "#lib/notify.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreDrawings } from "#ui/icons/more-drawings.ts";

/** By the device's own sheet or, where it has none, by the clipboard. */
async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ("share" in navigator) await navigator.share({ title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      notify("success", "Link copied");
    }
  } catch (failure) {
    // Who closes the sheet has changed their mind.
    if (failure instanceof DOMException && failure.name === "AbortError") return;
    notify("error", `Copy this link: ${url}`);
  }
}

export function ShareButton({ title }: { title: string }) {
  return (
    <button type="button" className="btn grow border-base-300 bg-base-100" onClick={() => share(title)}>
      <Icon drawing={moreDrawings.share} />
      Share
    </button>
  );
}
