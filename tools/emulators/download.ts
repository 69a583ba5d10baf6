import { existsSync } from "node:fs";
import { request } from "node:https";
import { homedir } from "node:os";
import { join } from "node:path";
import { readJson, root } from "../lib/workspace.ts";

/** Looks in firebase-tools' cache, then for the download. */
export async function isObtainable(part: "firestore" | "ui"): Promise<boolean> {
  const parts = readJson(
    join(root, "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json"),
  );
  const { binaryPathRelativeToCacheDir, downloadPathRelativeToCacheDir, remoteUrl } =
    parts[part].main ?? parts[part];
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), ".cache", "firebase", "emulators");
  const cached = join(folder, binaryPathRelativeToCacheDir ?? downloadPathRelativeToCacheDir);
  return existsSync(cached) || (await answers(remoteUrl));
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(url, { method: "HEAD", signal: AbortSignal.timeout(3000) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    call.once("error", () => resolve(false));
    call.end();
  });
}
