import type { RenderedPage } from "@carparts/web/part-page";

const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';

export function inFrame(frame: string, { head, body }: RenderedPage): string {
  if (!TITLE.test(frame) || !frame.includes(ROOT))
    throw new Error("The site's page has no place for a part.");
  return frame.replace(TITLE, () => head).replace(ROOT, () => body);
}
