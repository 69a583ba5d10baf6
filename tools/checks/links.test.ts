import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

const files = globSync("**/*.md", {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist|lib)$|^\.(git|data)$/.test(path),
});

/** Removes code, in which nothing is a link or a heading. */
function withoutCode(markdown: string) {
  return markdown.replace(/^ *```.*?^ *```/gms, "");
}

/** The anchor that GitHub makes of a heading. */
function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf(markdown: string) {
  return [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

/** The relative links of a file that lead nowhere. */
function brokenLinks(path: string, markdown: string): string[] {
  const links = [...withoutCode(markdown).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
    ([, link = ""]) => link,
  );
  return links.filter((link) => {
    const [target = "", anchor] = link.split("#");
    const file = target === "" ? path : join(root, dirname(path), target);
    if (target !== "" && !existsSync(file)) return true;
    if (anchor === undefined) return false;
    return !anchorsOf(target === "" ? markdown : readFileSync(file, "utf8")).includes(anchor);
  });
}

describe("A Markdown file", () => {
  it("is found", () => {
    expect(files).toEqual(expect.arrayContaining(["README.md", join("docs", "api.md")]));
  });

  it("with a link to a missing file or heading is told apart from one that is whole", () => {
    const links = [
      "SECURITY.md",
      "#here",
      "SECURITY.md#how-it-is-tested",
      "gone.md",
      "#gone",
      "SECURITY.md#gone",
    ];
    const markdown = `# Here\n${links.map((link) => `[text](${link})`).join("\n")}`;
    expect(brokenLinks("README.md", markdown)).toEqual(links.slice(3));
  });

  it.each(files)("has links that lead to files and headings: %s", (path) => {
    expect(brokenLinks(path, readFileSync(join(root, path), "utf8"))).toEqual([]);
  });
});
