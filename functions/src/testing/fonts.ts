import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { fontFiles } from "../books-calls/pdf/font-files.ts";

const { resolve } = createRequire(import.meta.url);

/** The folder of the package from which the build takes the fonts. */
export const fontFolder = new URL("./", pathToFileURL(resolve(`dejavu-fonts-ttf/ttf/${fontFiles.regular}`)));
