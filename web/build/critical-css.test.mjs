import { expect, test } from "vitest";
import { classesInHtml, classesInScript, criticalCss } from "./critical-css.mjs";

const css = [
  "@layer base,components;",
  "@layer base{:root{--a:1}.menu :where(li>a){top:0}}",
  "@media (width>=48rem){.md\\:grid{display:grid}.gone{top:0}}",
  '.btn,.menu{animation:turn;&:hover{content:"}"}}',
  ".hover\\:bg-white\\/10:hover{top:0}.btn:is(.a,.b){top:1px}.menu .btn{left:0}",
  ":where(.a,.btn:not(.b)){top:2px}:is(.a:hover,.b){top:3px}",
  ".w-\\[calc\\(1px\\)\\]{width:1px}",
  "@keyframes turn{to{rotate:1turn}}@keyframes fall{to{top:9px}}",
  "@property --turns{syntax:'*';inherits:false}",
].join("");

test("what can apply stays, in its order and place, and nothing else does", () => {
  const classes = ["btn", "md:grid", "hover:bg-white/10", "w-[calc(1px)]"];
  expect(criticalCss(css, classes)).toBe(
    [
      "@layer base,components;",
      "@layer base{:root{--a:1}}",
      "@media (width>=48rem){.md\\:grid{display:grid}}",
      '.btn{animation:turn;&:hover{content:"}"}}',
      ".hover\\:bg-white\\/10:hover{top:0}",
      ":where(.a,.btn:not(.b)){top:2px}",
      ".w-\\[calc\\(1px\\)\\]{width:1px}",
      "@keyframes turn{to{rotate:1turn}}",
    ].join(""),
  );
});

test("classes are found in attributes as they are meant", () => {
  expect(classesInHtml('<p class="btn [&amp;&gt;a]:flex"><i class="md:grid"></i>')).toEqual([
    "btn",
    "[&>a]:flex",
    "md:grid",
  ]);
});

test("a script's sentences and single words are no classes", () => {
  const script = 'x("menu","btn btn-primary","fold fold-open","The table is set.","text-[#FF8]")';
  expect(classesInScript(script)).toEqual(["btn", "btn-primary", "fold", "fold-open", "text-[#FF8]"]);
});
