import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SignedInAccount } from "#auth/account.actions.ts";
import { SIGNED_OUT } from "#auth/session.ts";
import { settings } from "#testing/settings.ts";

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

async function markupOf(form: React.ReactNode) {
  const { SessionProvider } = await import("#auth/session-context.tsx");
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionProvider begins={SIGNED_OUT}>{form}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Without those that show a password. */
async function buttonsIn(form: React.ReactNode) {
  const buttons = (await markupOf(form)).match(/(?<=>)[^<]+(?=(?:<\/span>)?<\/button>)/g);
  return buttons?.filter((name) => name !== "Show");
}

/** The login and registration buttons of a shop built with this setting. */
async function buttonsOf(methods: string) {
  vi.stubEnv("VITE_SIGN_IN_METHODS", methods);
  const { Login } = await import("#features/sign-in/login.tsx");
  const { RegisterForm } = await import("#features/sign-in/register-form.tsx");
  return {
    login: await buttonsIn(<Login origin="/" search="" onGo={() => {}} />),
    registration: await buttonsIn(<RegisterForm onDone={() => {}} />),
  };
}

describe("A shop shows the sign-in methods that are turned on", () => {
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

/** The buttons for reauthentication in a shop built with this setting. */
async function confirmButtons(offered: string, account: Partial<SignedInAccount>) {
  vi.stubEnv("VITE_SIGN_IN_METHODS", offered);
  const { ReauthenticationForm } = await import(
    "#features/account/reauthentication/reauthentication-form.tsx"
  );
  return buttonsIn(<ReauthenticationForm account={{ ...anAccount, ...account }} onDone={() => {}} />);
}

const anAccount: SignedInAccount = {
  email: "pat@carparts.test",
  isEmailVerified: true,
  phoneNumber: null,
  googleEmail: null,
  methods: [],
  secondFactors: [],
};
const BY_EMAIL = "No password, or forgot it? Email me a link to set one.";
const phone = { phoneNumber: "+15550100", methods: ["phone"] };

describe("Reauthentication offers the account's methods that are turned on", () => {
  test("all the account's methods", async () => {
    const methods = ["password", "google.com", "phone"];
    expect(await confirmButtons("google,phone", { ...phone, methods })).toEqual([
      "Confirm",
      BY_EMAIL,
      "Continue with Google",
      "Send a code to +15550100",
    ]);
  });

  test.each([
    ["google", { methods: ["password", "google.com"] }, ["Confirm", BY_EMAIL, "Continue with Google"]],
    ["", { methods: ["password", "google.com"] }, ["Confirm", BY_EMAIL]],
    ["", { ...phone, methods: ["password", "phone"] }, ["Confirm", BY_EMAIL]],
  ])("%j of %j", async (offered, account, buttons) => {
    expect(await confirmButtons(offered, account)).toEqual(buttons);
  });

  test("a password set by email, if no method is left", async () => {
    expect(await confirmButtons("phone", { methods: ["google.com"] })).toEqual(["Confirm", BY_EMAIL]);
  });

  test("a contact, if there is no email either", async () => {
    vi.stubEnv("VITE_SIGN_IN_METHODS", "");
    const { ReauthenticationForm } = await import(
      "#features/account/reauthentication/reauthentication-form.tsx"
    );
    const account = { ...anAccount, ...phone, email: null };
    const markup = markupOf(<ReauthenticationForm account={account} onDone={() => {}} />);
    expect(await markup).toContain("Contact us with proof");
    expect(await markup).not.toContain("<button");
  });
});
