import { aPng } from "@carparts/functions/testing/pictures";
import type { Locator } from "@playwright/test";

/** A file as Playwright hands it to a page. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function aPictureFile(name: string, options: Parameters<typeof aPng>[0] = {}): PictureFile {
  return { name, mimeType: "image/png", buffer: aPng({ width: 1600, height: 1200, ...options }) };
}

/** As if somebody let go of these files over it, or pasted them. */
export async function give(
  event: "drop" | "paste",
  target: Locator,
  files: readonly PictureFile[],
): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString("base64") }));
  await target.evaluate(
    (element, { event, sent }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: data })
          : new ClipboardEvent("paste", { ...options, clipboardData: data }),
      );
    },
    { event, sent },
  );
}
