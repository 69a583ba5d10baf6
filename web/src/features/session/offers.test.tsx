import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "#testing/settings.ts";

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

/** The buttons of the login and of the registration, in a shop that was built with this setting. */
async function buttonsOf(methods: string) {
  vi.stubEnv("VITE_SIGN_IN_METHODS", methods);
  const { SessionProvider } = await import("./session-context.tsx");
  const { Login } = await import("./login.tsx");
  const { RegisterForm } = await import("./register-form.tsx");
  const buttonsIn = (form: React.ReactNode) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SessionProvider>{form}</SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ).match(/(?<=>)[^<]+(?=<\/button>)/g);
  return {
    login: buttonsIn(<Login origin="/" search="" onGo={() => {}} />),
    registration: buttonsIn(<RegisterForm onDone={() => {}} />),
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
