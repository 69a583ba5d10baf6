import { createHash } from "node:crypto";
import { bundled } from "./bundled.ts";

/** The inline scripts. Each page has one of the first two, and the dashboard's have the office's in their head. */
export const bootScripts = {
  forAnyone: bundled("boot/boot.ts"),
  forAccounts: bundled("boot/boot-account.ts"),
  office: bundled("boot/boot-office.ts"),
};

/** The sources that allow them in the site's policy. */
export const bootSources = Object.values(bootScripts).map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);
