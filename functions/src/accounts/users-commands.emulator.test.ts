import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { claimsOf, signIn } from "../testing/accounts.ts";
import { aPhoneNumber } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** Runs one of the maintainers' commands as `npm run` does. */
async function run(command: string, ...args: string[]) {
  const script = fileURLToPath(new URL(`../../scripts/${command}.ts`, import.meta.url));
  const outcome = await promisify(execFile)(process.execPath, [script, ...args]).catch((failure) => failure);
  return { code: outcome.code ?? 0, output: `${outcome.stdout}${outcome.stderr}` };
}

describe("grant-admin", () => {
  it("says which account it is and makes it an admin", async () => {
    const { uid, email } = await world.customer({ emailVerified: true });
    const { code, output } = await run("grant-admin", email.toUpperCase());
    expect(output).toContain(`account ${uid}, email verified, created ${new Date().getUTCFullYear()}-`);
    expect(code).toBe(0);
    expect(await claimsOf(uid)).toEqual({ admin: true });
    expect(await world.auditEventsAbout(uid)).toMatchObject([{ who: "operator", what: "admin_made" }]);
  });

  it("refuses an account whose email nobody has verified, unless told", async () => {
    const { uid, email } = await world.customer({ emailVerified: false });
    for (const name of [email, uid]) {
      const { code, output } = await run("grant-admin", name);
      expect(output).toContain(`account ${uid}, email NOT verified, created `);
      expect(output).toContain("Nothing was changed");
      expect(code).toBe(1);
    }
    expect(await claimsOf(uid)).toEqual({});
    expect((await run("grant-admin", email, "--unverified")).code).toBe(0);
    expect(await claimsOf(uid)).toEqual({ admin: true });
  });

  it("takes an account without an email, whose phone the provider has verified, by its uid", async () => {
    const { uid } = await world.phoneCustomer();
    expect((await run("grant-admin", uid)).code).toBe(0);
    expect(await claimsOf(uid)).toEqual({ admin: true });
  });

  it("says so in one line where there is no such account, or none was named", async () => {
    const unknown = await run("grant-admin", "nobody@carparts.test");
    expect(unknown).toEqual({ code: 1, output: "There is no account nobody@carparts.test.\n" });
    expect((await run("grant-admin")).code).toBe(2);
  });
});

describe("remove-second-factor", () => {
  it("says which account it is and takes its second factor off", async () => {
    const { uid, email, password } = await world.customer({ emailVerified: true });
    await world.enrolPhones({ uid }, { name: "Work", number: aPhoneNumber() });
    const { code, output } = await run("remove-second-factor", email);
    expect(output).toContain(`account ${uid}, email verified`);
    expect(code).toBe(0);
    expect(await signIn(email, password)).toMatch(/^ey/);
  });

  it("refuses an account whose email nobody has verified, unless told", async () => {
    const { uid, email } = await world.customer({ emailVerified: false });
    const { code, output } = await run("remove-second-factor", email);
    expect(output).toContain("Nothing was changed");
    expect(code).toBe(1);
    expect(await world.auditEventsAbout(uid)).toEqual([]);
    expect((await run("remove-second-factor", email, "--unverified")).code).toBe(0);
    expect(await world.auditEventsAbout(uid)).toMatchObject([{ what: "second_factors_removed" }]);
  });
});
