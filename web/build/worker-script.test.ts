import { expect, test } from "vitest";
import { leavingScript, workerScript } from "./worker-script.ts";

const site = { pages: ["<p>one</p>"], assets: ["/assets/index-a.js"] };

test("the same site has the same worker, so that browsers replace none for nothing", () => {
  expect(workerScript(site)).toBe(workerScript({ ...site }));
  expect(workerScript({ ...site, pages: ["<p>two</p>"] })).not.toBe(workerScript(site));
  expect(workerScript(site)).toContain('"/assets/index-a.js"');
});

test("a worker is small: what it saves is for who has a bad network", () => {
  expect(workerScript(site).length).toBeLessThan(9000);
  expect(leavingScript().length).toBeLessThan(400);
});

test("the worker that leaves answers nothing", () => {
  expect(leavingScript()).not.toContain('"fetch"');
});
