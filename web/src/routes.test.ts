import { describe, expect, it } from "vitest";
import { routes } from "./routes.ts";

const files = import.meta.glob<string>("./**/*-page.tsx", {
  base: "./pages",
  query: "?raw",
  import: "default",
  eager: true,
});
/** Around the dashboard's pages. */
const frame = "dashboard/dashboard-page";

function fileOf(page: string): string {
  return `./${page}.tsx`;
}

describe("The table of pages", () => {
  it("has a row for each page's file, and no other", () => {
    const pages = Object.values(routes).map(({ page }) => page);
    expect([...new Set([...pages, frame])].map(fileOf).sort()).toEqual(Object.keys(files).sort());
  });

  it("has each path once, and the one that matches any path last", () => {
    const paths = Object.values(routes).map(({ path }) => path);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    expect(paths.indexOf("*")).toBe(paths.length - 1);
  });

  it.each(Object.values(routes).filter(({ access }) => access === "anyone"))(
    "lets guests see $path, which needs no account",
    ({ page }) => {
      expect(files[fileOf(page)]).toMatch(/^export default function \w+\(\) \{$/m);
    },
  );

  it("prerenders only what is the same for everyone", () => {
    for (const route of Object.values(routes)) {
      if (!("prerendered" in route)) continue;
      expect([route.path, route.access]).toEqual([route.path, "anyone"]);
      expect(route.path).not.toContain(":");
    }
  });
});
