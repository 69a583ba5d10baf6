import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnAccount } from "#auth/account.actions.ts";
import { settings } from "#testing/settings.ts";

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

/** A form as it stands in the shop's providers. */
async function markupOf(form: React.ReactNode) {
  const { SessionProvider } = await import("#auth/session-context.tsx");
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionProvider>{form}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function buttonsIn(form: React.ReactNode) {
  return (await markupOf(form)).match(/(?<=>)[^<]+(?=<\/button>)/g);
}

/** The buttons of the login and of the registration, in a shop that was built with this setting. */
async function buttonsOf(methods: string) {
  vi.stubEnv("VITE_SIGN_IN_METHODS", methods);
  const { Login } = await import("#features/sign-in/login.tsx");
  const { RegisterForm } = await import("#features/sign-in/register-form.tsx");
  return {
    login: await buttonsIn(<Login origin="/" search="" onGo={() => {}} />),
    registration: await buttonsIn(<RegisterForm onDone={() => {}} />),
  };
}

describe("A shop shows the ways of signing in that are switched on", () => {
  test("all of them", async () => {
    expect(await buttonsOf("google,email-link,phone,second-factor")).toEqual({
      login: ["Login", "Continue with Google", "Email me a link", "Use phone"],
      registration: ["Register", "Continue with Google"],
    });
  });

  test.each([
    ["google", ["Login", "Continue with Google"], ["Register", "Continue with Google"]],
    ["email-link", ["Login", "Email me a link"], ["Register"]],
    ["phone", ["Login", "Use phone"], ["Register"]],
    ["", ["Login"], ["Register"]],
  ])("%j alone", async (methods, login, registration) => {
    expect(await buttonsOf(methods)).toEqual({ login, registration });
  });
});

/** The buttons with which somebody confirms who he is, in a shop that was built with this setting. */
async function waysToConfirm(offered: string, account: Partial<OwnAccount>) {
  vi.stubEnv("VITE_SIGN_IN_METHODS", offered);
  const { IdentityCheckForm } = await import("#features/account/reauthentication/identity-check-form.tsx");
  return buttonsIn(<IdentityCheckForm account={{ ...anAccount, ...account }} onConfirmed={() => {}} />);
}

const anAccount: OwnAccount = {
  email: "pat@carparts.test",
  isEmailVerified: true,
  phoneNumber: null,
  googleEmail: null,
  methods: [],
  secondFactors: [],
};
const LETTER = "No password, or forgotten? Get a letter to set one.";
const phone = { phoneNumber: "+15550100", methods: ["phone"] };

describe("Who confirms that it is him does so by the account's ways that the shop offers", () => {
  test("all that the account has", async () => {
    const methods = ["password", "google.com", "phone"];
    expect(await waysToConfirm("google,phone", { ...phone, methods })).toEqual([
      "Confirm",
      LETTER,
      "Continue with Google",
      "Send a code to +15550100",
    ]);
  });

  test.each([
    ["google", { methods: ["password", "google.com"] }, ["Confirm", LETTER, "Continue with Google"]],
    ["", { methods: ["password", "google.com"] }, ["Confirm", LETTER]],
    ["", { ...phone, methods: ["password", "phone"] }, ["Confirm", LETTER]],
  ])("%j of %j", async (offered, account, buttons) => {
    expect(await waysToConfirm(offered, account)).toEqual(buttons);
  });

  test("and by a password that a letter sets, where none of them is left", async () => {
    expect(await waysToConfirm("phone", { methods: ["google.com"] })).toEqual(["Confirm", LETTER]);
  });

  test("and at the counter, where no letter can reach him", async () => {
    vi.stubEnv("VITE_SIGN_IN_METHODS", "");
    const { IdentityCheckForm } = await import("#features/account/reauthentication/identity-check-form.tsx");
    const account = { ...anAccount, ...phone, email: null };
    const markup = markupOf(<IdentityCheckForm account={account} onConfirmed={() => {}} />);
    expect(await markup).toContain("Please come to the counter");
    expect(await markup).not.toContain("<button");
  });
});
