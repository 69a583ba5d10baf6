import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findJava } from "./java.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carparts-java-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, version: string): string {
  const bin = join(folder, name, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "java"), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`, { mode: 0o755 });
  return join(folder, name);
}

describe.skipIf(process.platform === "win32")("Java", () => {
  it("is taken from the folders of installed ones where PATH has an older one", async () => {
    const old = install("old", "17.0.15");
    const recent = install("jdk-25", "25.0.1");
    const env = { PATH: join(old, "bin") };

    const found = await findJava({ env, folders: [folder] });

    expect(found).toEqual({ JAVA_HOME: recent, PATH: `${join(recent, "bin")}:${env.PATH}` });
  });

  it("is the one of JAVA_HOME before all others", async () => {
    const home = install("home", "21");
    install("jdk-25", "25.0.1");

    expect(await findJava({ env: { JAVA_HOME: home }, folders: [folder] })).toMatchObject({
      JAVA_HOME: home,
    });
  });

  it("is asked for in one line where none is new enough", async () => {
    install("jdk-8", "1.8.0_392");
    const refusal = await findJava({ env: {}, folders: [folder] }).catch((error) => error.message);

    expect(refusal).toMatch(/^The Firestore emulator needs Java 21 or newer .*$/);
  });
});
