import { afterEach, expect, it, vi } from "vitest";

interface Deployed {
  readonly __endpoint: {
    readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
    readonly serviceAccountEmail?: unknown;
  };
}

/** Each function, and whether it sends emails. Others only have to know that there are some, which MAIL_FROM tells. */
const sendsMail = {
  api: false,
  catalogueSnapshots: false,
  waitingCustomers: false,
  trashPurge: false,
  finishedDays: false,
  paperDays: false,
  unusedPictures: false,
  userRemoval: false,
  partPage: false,
  vin: false,
  invoicePdf: false,
  queuedMail: true,
  dueMail: true,
};

/** The functions as they are deployed with this setting. */
async function deployedWith(mailFrom: string) {
  vi.resetModules();
  vi.stubEnv("FUNCTIONS_EMULATOR", undefined);
  vi.stubEnv("MAIL_FROM", mailFrom);
  return Object.entries(await import("./index.ts")) as [string, Deployed | undefined][];
}

/** And whether each gets MAIL_URL. */
async function functionsWith(mailFrom: string) {
  return (await deployedWith(mailFrom)).map(([name, deployed]) => {
    const secrets = deployed?.__endpoint.secretEnvironmentVariables ?? [];
    return [name, deployed && secrets.some(({ key }) => key === "MAIL_URL")];
  });
}

afterEach(() => vi.unstubAllEnvs());

it("Every function that sends emails gets the mail server's name and password, and no other does", async () => {
  expect(Object.fromEntries(await functionsWith("shop@shop.example"))).toEqual(sendsMail);
});

it("Every function runs as an account that was made for it, and only those that send emails as the one with the password", async () => {
  const deployed = await deployedWith("shop@shop.example");
  const accounts = deployed.map(([name, one]) => [name, one?.__endpoint.serviceAccountEmail]);
  const wanted = Object.entries(sendsMail).map(([name, sends]) => [
    name,
    sends ? "shop-mail@" : "shop-functions@",
  ]);
  expect(Object.fromEntries(accounts)).toEqual(Object.fromEntries(wanted));
});

it.each([
  [
    "a deployed function without the server's address",
    { K_SERVICE: "api", MAIL_FROM: "shop@shop.example" },
    true,
  ],
  ["a deployed one of a shop that sends none", { K_SERVICE: "api", MAIL_FROM: "" }, false],
  ["a process on this machine that has the address", { MAIL_URL: "smtp://127.0.0.1:9" }, true],
  ["one that has no address, and so sends none", { MAIL_FROM: "shop@shop.example", MAIL_URL: "" }, false],
  ["the emulator's", { K_SERVICE: "api", FUNCTIONS_EMULATOR: "true", MAIL_FROM: "shop@shop.example" }, false],
])("That emails are sent is known to %s", async (_name, environment, isKnown) => {
  const { sendsMail } = await import("./outbox/mail-settings.ts");
  expect(sendsMail(environment)).toBe(isKnown);
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
