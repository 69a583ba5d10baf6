import { beforeEach, expect, test, vi } from "vitest";
import { loadWith } from "./load-with.ts";

interface Asked {
  rel: string;
  href: string;
  onload?(): void;
  onerror?(cause: Error): void;
  remove(): void;
}

let head: Asked[] = [];

/** Its files have other names than those of other tests, because what was asked for is known as long as the page. */
beforeEach(() => {
  head = [];
  vi.stubGlobal("document", {
    head: { append: (link: Asked) => head.push(link) },
    querySelector: (selector: string) => head.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement() {
      const link: Partial<Asked> = { remove: () => (head = head.filter((other) => other !== link)) };
      return link;
    },
  });
  return () => vi.unstubAllGlobals();
});

const addresses = () => head.map(({ rel, href }) => `${rel} ${href}`);

test("code and what it imports are asked for at once, each file once", async () => {
  const load = vi.fn(async () => "page");
  const files = ["assets/page.js", "assets/shared.js"];
  expect(await Promise.all([loadWith(load, files), loadWith(load, files)])).toEqual(["page", "page"]);
  expect(addresses()).toEqual(["modulepreload /assets/page.js", "modulepreload /assets/shared.js"]);
});

test("code counts as loaded once its styles are there, for whoever asks meanwhile too", async () => {
  const done = vi.fn();
  const both = [1, 2].map(() => loadWith(async () => "toasts", ["assets/a.css"]).then(done));
  await Promise.resolve();
  expect(addresses()).toEqual(["stylesheet /assets/a.css"]);
  expect(done).not.toHaveBeenCalled();
  head[0]?.onload?.();
  await Promise.all(both);
  expect(done).toHaveBeenCalledTimes(2);
});

test("styles that failed to load are asked for again", async () => {
  const failed = loadWith(async () => "toasts", ["assets/b.css"]);
  head[0]?.onerror?.(new Error("gone"));
  await expect(failed).rejects.toThrow("gone");
  expect(head).toEqual([]);
  const again = loadWith(async () => "toasts", ["assets/b.css"]);
  head[0]?.onload?.();
  expect(await again).toBe("toasts");
});

test("code that failed to load rejects", async () => {
  await expect(loadWith(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
