import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { Problem } from "../lib/problem.ts";

/** firebase-tools 15 requires at least this version. */
const oldestMajor = 21;

/** Folders that hold one folder for each installed Java. */
const usualFolders = [
  "/usr/lib/jvm",
  "/Library/Java/JavaVirtualMachines",
  "/opt/homebrew/opt",
  "/usr/local/opt",
  join(homedir(), ".sdkman", "candidates", "java"),
];

/** Finds a recent enough Java, even if it isn't first in PATH. Returns the environment variables to use it. */
export async function findJava({
  env = process.env,
  folders = usualFolders,
}: {
  env?: NodeJS.ProcessEnv;
  folders?: string[];
} = {}): Promise<{ JAVA_HOME: string; PATH: string }> {
  const candidates = [
    ...(env.JAVA_HOME ? [join(env.JAVA_HOME, "bin")] : []),
    ...(env.PATH ?? "").split(delimiter),
    ...folders.flatMap(javaFoldersIn),
    "/usr/libexec/java_home",
  ];
  for (const candidate of new Set(candidates.filter((candidate) => candidate !== ""))) {
    const bin = candidate.endsWith("java_home") ? await fromMacOs(candidate) : candidate;
    if (bin && (await majorVersion(join(bin, "java"))) >= oldestMajor) {
      return { JAVA_HOME: dirname(bin), PATH: `${bin}${delimiter}${env.PATH ?? ""}` };
    }
  }
  throw new Problem(
    `The Firestore emulator needs Java ${oldestMajor} or newer and none was found: ` +
      "install one (for example from https://adoptium.net), or let JAVA_HOME name its folder.",
  );
}

function javaFoldersIn(folder: string) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /jdk|jre|java|^\d|temurin|zulu|corretto/i.test(name));
  return names.flatMap((name) => [join(folder, name, "bin"), join(folder, name, "Contents", "Home", "bin")]);
}

async function fromMacOs(program: string) {
  const found = await promisify(execFile)(program, ["-v", `${oldestMajor}+`]).catch(() => null);
  return found && join(found.stdout.trim(), "bin");
}

async function majorVersion(program: string) {
  const exists = existsSync(program) || existsSync(`${program}.exe`);
  const answer = exists && (await promisify(execFile)(program, ["-version"]).catch(() => null));
  return answer ? Number(/version "(\d+)/.exec(answer.stderr + answer.stdout)?.[1] ?? 0) : 0;
}
