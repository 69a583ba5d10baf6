import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bootSources } from "../../web/build/boot-script.ts";
import { readJson, root } from "../lib/workspace.ts";
import { type Config, forEmulators, forProject } from "./hosting-policy.ts";

const config: Config = readJson(join(root, "firebase.json"));
const hosts = {
  removalUrl: "https://us-central1-my-shop.cloudfunctions.net/userRemoval",
  authDomain: "my.shop",
  signInMethods: ["google", "email-link", "phone"],
};

/** The policy of the site's pages, as sources by directive. */
function policyOf({ hosting }: Config): Record<string, string[]> {
  const headers = hosting.headers.find(({ source }) => source === "**")?.headers ?? [];
  const { value = "" } = headers.find(({ key }) => key === "Content-Security-Policy") ?? {};
  const directives = value.split("; ").map((text) => text.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

function textOf({ hosting }: Config): string {
  return JSON.stringify(hosting);
}

describe.each([
  ["the repository", config],
  ["a project", forProject(config, hosts)],
])("The site of %s", (_name, production) => {
  it("knows no emulator, and nothing unsafe but the styles within a prerendered page", () => {
    expect(textOf(production)).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|http:|ws:|"\*"/);
    const { "style-src": styles, ...others } = policyOf(production);
    expect(styles).toEqual(["'self'", "'unsafe-inline'"]);
    expect(Object.values(others).flat()).not.toContain("'unsafe-inline'");
  });

  it("allows three inline scripts by their hashes, the boot scripts", () => {
    const hashes = policyOf(production)["script-src"]?.filter((source) => source.startsWith("'sha"));
    expect(hashes).toEqual(bootSources);
  });

  it("allows nothing that is not named", () => {
    const policy = policyOf(production);
    for (const directive of ["default-src", "base-uri", "object-src", "frame-ancestors"]) {
      expect(policy[directive], directive).toEqual(["'none'"]);
    }
    for (const directive of ["font-src", "form-action", "manifest-src", "worker-src"]) {
      expect(policy[directive], directive).toEqual(["'self'"]);
    }
    expect(policy).toHaveProperty("upgrade-insecure-requests");
    expect(policy["report-uri"]).toEqual(["/api/client-reports"]);
  });
});

describe("The site of a project", () => {
  it("reaches this project's function and sign-in page, and nobody else's", () => {
    const policy = policyOf(forProject(config, hosts));
    expect(policy["connect-src"]).toContain("https://us-central1-my-shop.cloudfunctions.net");
    expect(policy["frame-src"]).toContain("https://my.shop");
    expect(textOf(forProject(config, hosts))).not.toMatch(/\*\.(cloudfunctions|firebaseapp)/);
  });
});

describe("A sign-in method that a project does not offer", () => {
  const recaptcha = expect.stringContaining("/recaptcha/");

  /** Every source that pages may load from, in a project with these sign-in methods. */
  function sourcesWith(...signInMethods: string[]): string[] {
    return Object.values(policyOf(forProject(config, { ...hosts, signInMethods }))).flat();
  }

  it("leaves Google's popup out of the policy without google", () => {
    for (const source of ["https://apis.google.com", "https://my.shop"]) {
      expect(sourcesWith("google")).toContain(source);
      expect(sourcesWith("email-link", "phone", "second-factor")).not.toContain(source);
    }
  });

  it("leaves reCAPTCHA out of the policy without phone and second-factor", () => {
    expect(sourcesWith("phone")).toContainEqual(recaptcha);
    expect(sourcesWith("second-factor")).toContainEqual(recaptcha);
    expect(sourcesWith("google", "email-link")).not.toContainEqual(recaptcha);
  });

  it("takes nothing else away", () => {
    const [all, none] = [sourcesWith("google", "phone"), sourcesWith()];
    const gone = all.filter((source) => !none.includes(source));
    expect(new Set(gone)).toEqual(
      new Set([
        "https://apis.google.com",
        "https://my.shop",
        "https://www.google.com/recaptcha/",
        "https://www.gstatic.com/recaptcha/",
        "https://recaptcha.google.com/recaptcha/",
      ]),
    );
  });
});

describe("App Check", () => {
  const token = "https://content-firebaseappcheck.googleapis.com";
  const withKey = forProject(config, { ...hosts, signInMethods: [], usesAppCheck: true });

  it("may get its tokens, and load reCAPTCHA, where its key is set", () => {
    const policy = policyOf(withKey);
    expect(policy["connect-src"]).toContain(token);
    expect(policy["script-src"]).toContain("https://www.google.com/recaptcha/");
  });

  it("leaves nothing in the policy without its key", () => {
    expect(textOf(forProject(config, { ...hosts, signInMethods: ["google"] }))).not.toMatch(
      /appcheck|recaptcha/,
    );
  });
});

describe("The local site", () => {
  it("reaches the emulators, and is the same in all else", () => {
    const [local, production] = [policyOf(forEmulators(config)), policyOf(config)];
    expect(local["connect-src"]).toContain("http://127.0.0.1:*");
    expect(local["frame-src"]).toContain("http://127.0.0.1:9099");
    expect(local).not.toHaveProperty("upgrade-insecure-requests");
    for (const directive of ["default-src", "script-src", "style-src", "object-src", "frame-ancestors"]) {
      expect(local[directive], directive).toEqual(production[directive]);
    }
  });
});
