import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

// The very bundle that is deployed, which the emulators run as well, loaded as Cloud Functions loads it.
const bundle = fileURLToPath(new URL("../lib/index.js", import.meta.url));

async function boot(additions: Readonly<Record<string, string>>) {
  const remaining = Object.entries(process.env).filter(([name]) => !name.endsWith("_EMULATOR_HOST"));
  const env = { ...Object.fromEntries(remaining), ...additions };
  const { code = 0, stderr } = await promisify(execFile)(process.execPath, [bundle], { env }).catch(
    (failure) => failure,
  );
  return { code, stderr: String(stderr) };
}

describe("A deployed function", () => {
  it.each(["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "PUBSUB_EMULATOR_HOST"])(
    "ends at once where %s is set",
    async (name) => {
      const { code, stderr } = await boot({ K_SERVICE: "api", [name]: "127.0.0.1:9" });
      expect(code).not.toBe(0);
      expect(stderr).toContain(`must not have ${name}`);
    },
  );

  it("starts where no emulator is named", async () => {
    expect((await boot({ K_SERVICE: "api" })).code).toBe(0);
  });
});
