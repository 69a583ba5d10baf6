import { notify } from "#lib/notify.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { addressOfPart } from "./part-address.ts";
import type { PartWithoutStock } from "./part-loader-data.ts";

type Shared = Pick<PartWithoutStock, "_id" | "name">;

/** By the device's own sheet or, where it has none, by the clipboard. */
async function share({ _id, name: title }: Shared): Promise<void> {
  const url = addressOfPart(_id);
  try {
    if ("share" in navigator) await navigator.share({ title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      notify("success", "Link copied");
    }
  } catch (failure) {
    // Closing the sheet is no error.
    if (failure instanceof DOMException && failure.name === "AbortError") return;
    notify("error", `Copy this link: ${url}`);
  }
}

export function ShareButton({ part }: { part: Shared }) {
  return (
    <button type="button" className="btn grow border-base-300 bg-base-100" onClick={() => share(part)}>
      <Icon path={moreIcons.share} />
      Share
    </button>
  );
}
