import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { element, XML } from "./xml.ts";

function read(xml: string): unknown {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ trimValues: false }).parse(xml.replace(XML, "")).text;
}

test.each([
  `6" <b>hose</b> & 'clamp'`,
  "</text><text>",
  "<![CDATA[ ]]>",
  "&amp; is already one",
  "line\u2028paragraph\u2029, a tab\tand a break\n",
  "🚗 and ä",
])("%j stays text", (words) => {
  expect(read(XML + element("text", words))).toBe(words);
});

test.each([
  ["a null\u0000, a bell\u0007, an escape\u001b", "a null, a bell, an escape"],
  ["half \ud83d of a car", "half  of a car"],
  ["none\ufffe and no \uffff", "none and no "],
])("%j loses what XML has no place for", (words, left) => {
  expect(read(element("text", words))).toBe(left);
});
