import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css = [
  "@layer base,components;",
  "@layer base{:root{--b:2;--a:1}.menu :where(li>a){top:0}}",
  "@media (width>=48rem){.md\\:grid{display:grid}.gone{top:0}}",
  '.btn,.menu{animation:turn;&:hover{content:"}"}}',
  ".focus\\:top-3:focus{top:0}.hover\\:bg-white\\/10:hover{top:0}.btn:active,.btn:is(.a,.b){top:1px}.menu .btn{left:0}",
  "@media (forced-colors:active){.btn{top:1px}}",
  ":where(.a,.btn:not(.b)){top:2px}:is(.a:hover,.b){top:3px}",
  ".w-\\[calc\\(1px\\)\\]{width:var(--a)}",
  'a,i:before{top:4px}ul>i,[title="a i"]{top:5px}.btn:has(>i){top:6px}.btn:has(i,p){top:7px}',
  "input::-webkit-calendar-picker-indicator{top:7px}/*! Licence */",
  "@scope(.menu){a{top:8px}}@scope(.btn){:scope>a{top:9px}}",
  "@keyframes turn{to{rotate:1turn}}@keyframes tur{to{top:9px}}",
  "@property --turns{syntax:'*';inherits:false}",
].join("");

test("only rules that can apply are kept, in their order and place", () => {
  const classes = ["btn", "md:grid", "focus:top-3", "hover:bg-white/10", "w-[calc(1px)]"];
  const tags = ["a", "p"];
  expect(criticalCss(css, { classes, tags })).toBe(
    [
      "@layer base,components;",
      "@layer base{:root{--a:1}}",
      "@media (width>=48rem){.md\\:grid{display:grid}}",
      '.btn{animation:turn;&:hover{content:"}"}}',
      ".focus\\:top-3:focus{top:0}",
      ":where(.a,.btn:not(.b)){top:2px}",
      ".w-\\[calc\\(1px\\)\\]{width:var(--a)}",
      'a{top:4px}[title="a i"]{top:5px}.btn:has(i,p){top:7px}',
      "@scope(.btn){:scope>a{top:9px}}",
      "@keyframes turn{to{rotate:1turn}}",
    ].join(""),
  );
});

test("rules that have become empty, themes that nobody chooses and variables that don't exist are removed", () => {
  const sheet = [
    "@layer theme{:root{--unused:1}}",
    ":where(:root),[data-theme=dark]{color:#000}[data-theme=dark]{color:#fff}",
    ".btn{transition-property:color,--gone,--here;--here:1;top:var(--here)}",
  ].join("");
  expect(criticalCss(sheet, { classes: ["btn"], tags: [] })).toBe(
    [":where(:root){color:#000}", ".btn{transition-property:color,--here;--here:1;top:var(--here)}"].join(""),
  );
});

test("rules for empty pseudo-elements and for inputs without text are removed", () => {
  const known = { classes: ["btn"], tags: [] };
  const everywhere = "*,:before,:after{top:0}";
  const checkbox = '.btn:is([type=checkbox])[aria-label]:after{content:"x"}.btn:not([type=radio]){top:1px}';
  expect(criticalCss(everywhere + checkbox, known)).toBe("*{top:0}.btn:not([type=radio]){top:1px}");
  const star = '.btn:after{content:"*"}';
  expect(criticalCss(everywhere + star, known)).toBe(everywhere + star);
});

test("the fallbacks for browsers that can't run the shop are left out", () => {
  const sheet = [
    "@layer properties;@layer properties{@supports (x:y){*{--a:0}}}",
    ".a{top:1px;left:0}@supports (color:color-mix(in lab, red, red)){.a{top:2px}}.a{right:0}",
    "@supports (display:grid){.a{top:3px}}",
  ].join("");
  expect(criticalCss(sheet, { classes: ["a"], tags: [] })).toBe(
    "@layer properties;.a{top:1px;left:0;top:2px;right:0}@supports (display:grid){.a{top:3px}}",
  );
});
