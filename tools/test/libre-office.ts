import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const names = ["soffice", "libreoffice"];

/** LibreOffice's command; none on most machines. */
export function findLibreOffice(env = process.env): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Commas, quotation marks, UTF-8, English, and days and powers of ten taken for numbers: as much as it ever changes. */
const AS_CSV = "CSV:44,34,76,1,,1033,false,true";
const filters = { csv: "csv:Text - txt - csv (StarCalc):44,34,76", fods: "fods", xlsx: "xlsx" };

/** Lets LibreOffice open a file and save it as another kind in a folder. Gives its path. */
export async function saveAs(
  program: string,
  file: string,
  kind: keyof typeof filters,
  folder: string,
): Promise<string> {
  const extension = extname(file);
  await promisify(execFile)(program, [
    // Its own, so that one that runs already doesn't answer in its place.
    `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`,
    ...["--headless", "--convert-to", filters[kind], "--outdir", folder],
    ...(extension === ".csv" ? [`--infilter=${AS_CSV}`] : []),
    file,
  ]);
  return join(folder, `${basename(file, extension)}.${kind}`);
}
