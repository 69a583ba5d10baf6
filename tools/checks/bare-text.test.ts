import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/workspace.ts";
import { bareTexts } from "./bare-text.ts";

test.each([
  "<button>{isPending && <i />}{label}</button>",
  "<button>{isPending && <i />} Load more</button>",
  "<p>{rows.map((row) => <i key={row} />)} and more</p>",
  "<p>{price} each{most > 1 && `, from most`}</p>",
  '<p>{isDone && "Done."}{hasFailed && "Failed."}</p>',
  '<button><Icon />{isOpen ? "Close" : "Open"}</button>',
  `<label><input />{\`Select all \${count} shown\`}</label>`,
  "<span>{url ? <a href={url}>{number}</a> : `no link`} by {carrier}</span>",
])("a translator breaks %s", (element) => {
  expect(bareTexts(`const äöü = "…"; export const a = ${element};`)).toEqual([element]);
});

test.each([
  "<button>{isPending && <i />}<span>{label}</span></button>",
  "<p>Words {isShown && <i />}</p>",
  "<p>{isShown && <i />}<b />and words</p>",
  '<p>{isDone ? "Done." : "Not yet."}</p>',
  `<p>{\`Select all \${count} shown\`}</p>`,
  "<p>{`by `}<b>{name}</b></p>",
  '<p>{isWaiting && "Please wait."}</p>',
  "<div>{isShown && <i />}{children}</div>",
])("and leaves %s whole", (element) => {
  expect(bareTexts(`export const a = ${element};`)).toEqual([]);
});

test("Words beside what comes and goes, and words that change, are in an element of their own", () => {
  const files = globSync("web/src/**/*.tsx", { cwd: root }).filter((file) => !file.includes(".test."));
  const found = files.flatMap((file) =>
    bareTexts(readFileSync(join(root, file), "utf8")).map((element) => `${file}: ${element}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
