import { afterEach, expect, it, vi } from "vitest";

interface Deployed {
  readonly __endpoint: { readonly secretEnvironmentVariables?: readonly { readonly key: string }[] };
}

/** Each function, and whether it may queue or send emails. What binds no MAIL_URL would drop them without a word. */
const mayMail = {
  api: true,
  catalogueSnapshots: false,
  waitingCustomers: true,
  userRemoval: false,
  partPage: false,
  queuedMail: true,
  dueMail: true,
};

/** The functions as they are deployed with this setting, and whether each gets MAIL_URL. */
async function functionsWith(mailFrom: string) {
  vi.resetModules();
  vi.stubEnv("FUNCTIONS_EMULATOR", undefined);
  vi.stubEnv("MAIL_FROM", mailFrom);
  const functions = Object.entries(await import("./index.ts")) as [string, Deployed | undefined][];
  return functions.map(([name, deployed]) => {
    const secrets = deployed?.__endpoint.secretEnvironmentVariables ?? [];
    return [name, deployed && secrets.some(({ key }) => key === "MAIL_URL")];
  });
}

afterEach(() => vi.unstubAllEnvs());

it("Every function that may queue or send emails gets the mail server's address", async () => {
  expect(Object.fromEntries(await functionsWith("shop@shop.example"))).toEqual(mayMail);
});

it("A shop that sends no emails needs no secret, and has no functions for them", async () => {
  const functions = await functionsWith("");
  expect(functions.filter(([, hasAddress]) => hasAddress)).toEqual([]);
  expect(functions).toEqual(
    expect.arrayContaining([
      ["queuedMail", undefined],
      ["dueMail", undefined],
    ]),
  );
});
