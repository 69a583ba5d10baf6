import { createHash } from "node:crypto";
import { bundled } from "./bundled.ts";

/** The inline scripts. Each page has one of them. */
export const bootScripts = {
  forAnyone: bundled("boot/boot.ts"),
  forAccounts: bundled("boot/boot-account.ts"),
};

/** The sources that allow them in the site's policy. */
export const bootSources = Object.values(bootScripts).map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);
