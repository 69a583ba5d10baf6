import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { strToU8, zipSync } from "fflate";
import { Problem } from "../lib/problem.ts";
import { cacheFolder } from "../lib/workspace.ts";
import { isObtainable } from "./download.ts";

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/**
 * Returns the environment variables for a Firestore emulator: firebase-tools' own or the Google Cloud CLI's.
 */
export async function findFirestoreEmulator(env = process.env): Promise<Record<string, string>> {
  if (env.FIRESTORE_EMULATOR_BINARY_PATH || (await isObtainable("firestore"))) return {};
  const jar = googleCloudFolders(env)
    .map((folder) => join(folder, "platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar"))
    .find(existsSync);
  if (!jar) {
    throw new Problem(
      "The Firestore emulator is neither here nor can it be downloaded: connect to a network once, " +
        "or install the package google-cloud-cli-firestore-emulator of the Google Cloud CLI.",
    );
  }
  return { FIRESTORE_EMULATOR_BINARY_PATH: writeStarterJar(jar) };
}

function googleCloudFolders(env: NodeJS.ProcessEnv): string[] {
  return [
    env.CLOUDSDK_ROOT_DIR,
    "/usr/lib/google-cloud-sdk",
    join(homedir(), "google-cloud-sdk"),
    "/opt/google-cloud-sdk",
    "/opt/homebrew/share/google-cloud-sdk",
    "/usr/local/share/google-cloud-sdk",
    "/opt/homebrew/Caskroom/google-cloud-sdk/latest/google-cloud-sdk",
    "/usr/local/Caskroom/google-cloud-sdk/latest/google-cloud-sdk",
    "/snap/google-cloud-cli/current",
  ].filter((folder) => folder !== undefined);
}

/** firebase-tools runs `java -jar`, but the CLI's jar has no main class. This jar's manifest names it. */
function writeStarterJar(jar: string): string {
  const path = join(cacheFolder, "firestore-emulator.jar");
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(path, zipSync({ "META-INF/MANIFEST.MF": strToU8(starterManifest(jar)) }));
  return path;
}

export function starterManifest(jar: string): string {
  const lines = [
    "Manifest-Version: 1.0",
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return lines.map((line) => `${wrapped(line)}\r\n`).join("");
}

/** Manifest lines have at most 72 bytes; a continuation starts with a space. */
function wrapped(line: string): string {
  const [first, rest] = [line.slice(0, 72), line.slice(72)];
  return [first, ...(rest.match(/.{1,71}/g) ?? [])].join("\r\n ");
}
