import { expect, test } from "vitest";
import { classesInHtml, classesInScript, tagsInHtml, tagsInScript } from "./used-names.ts";

test("classes in attributes are unescaped", () => {
  expect(classesInHtml('<p class="btn [&amp;&gt;a]:flex"><i class="md:grid"></i>')).toEqual([
    "btn",
    "[&>a]:flex",
    "md:grid",
  ]);
});

test("other sentences and single words in scripts aren't classes", () => {
  const script =
    'x("menu","btn btn-primary","fold fold-open","The table is set."," has no visible letters.","text-[#FF8]","@container")';
  expect(classesInScript(script)).toEqual([
    "btn",
    "btn-primary",
    "fold",
    "fold-open",
    "text-[#FF8]",
    "@container",
  ]);
});

test("a single word is a class where it's a className", () => {
  const script = 'jsx("h1",{className:"title",id:"table",children:jsx("p",{className:a?"muted":`panel`})})';
  expect(classesInScript(script)).toEqual(["title", "muted", "panel"]);
});

test("a conditional class is found within its template literal", () => {
  const script = String((isOpen: boolean) => `fold w-full ${isOpen ? "fold-open" : ""} md:block`);
  expect(classesInScript(script)).toEqual(["fold", "w-full", "md:block", "fold-open"]);
});

test("elements are found in HTML and in scripts", () => {
  expect(tagsInHtml('<p class="i"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></p>')).toEqual([
    "p",
    "svg",
    "path",
  ]);
  expect(tagsInScript('(0,e.jsx)(`h2`,{title:"code"}),jsxs("p",{})')).toEqual(["h2", "p"]);
});
