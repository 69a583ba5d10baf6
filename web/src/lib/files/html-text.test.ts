import { expect, test } from "vitest";
import { htmlText } from "./html-text.ts";

test.each([
  ["Br&auml;mse &amp; Belag", "Brämse & Belag"],
  ["K&uuml;hler &amp; Schlauch", "Kühler & Schlauch"],
  ["Gr&ouml;&szlig;e 5&#x2F;8&quot; &ndash; 30&deg;C", 'Größe 5/8" – 30°C'],
  [
    "T&lstrok;umik &zdot;&oacute;&lstrok;ty &Scaron;koda &rcaron; &odblac; &aogon;",
    "Tłumik żółty Škoda ř ő ą",
  ],
  ["12,50&nbsp;&euro;", "12,50 €"],
  ["It&#39;s 3&#150;4&#8364; &#x1F697;", "It's 3–4€ 🚗"],
  ["<p>It&#39;s <b>easy</b> &amp; soft.</p><p>Really.<br>Yes.</p>", "It's easy & soft.\nReally.\nYes."],
  ["Front<br/>left<BR />side", "Front\nleft\nside"],
  ["<ul>\n  <li>vented</li>\n  <li>coated</li>\n</ul>", "vented\ncoated"],
  ["<p>one\n line</p>", "one line"],
  [
    "<table><tr><td>Width</td><td>22</td></tr><tr><td>Height</td><td>5</td></tr></table>",
    "Width 22\nHeight 5",
  ],
  ['<a href="/x?a>b" title="1 > 0">Disc</a>', "Disc"],
  [
    "<p>a</p><script>if (1 < 2) alert('<p>')</script><style>p { color: red }</style><!-- <p>no</p> --><p>b</p>",
    "a\nb",
  ],
  ["<b>vented</b>\n\ncoated", "vented\n\ncoated"],
  ["A &amp;lt; B", "A &lt; B"],
  // It's no HTML.
  ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
  ["Filter <Bosch> M8<M10", "Filter <Bosch> M8<M10"],
  ["R&D, A&B; 1&2;", "R&D, A&B; 1&2;"],
  ["&unheardof; &#0;", "&unheardof; \ufffd"],
  ["<b", "<b"],
  ["<p class='x", "<p class='x"],
  ["  as it is ", "  as it is "],
])("%j is shown as %j", (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test.each(['<p "', "<!--", "<script>", "&#", "<p ' <", "<p>".padEnd(50_000), "&amp"])(
  "%j again and again takes no time",
  (piece) => {
    const start = performance.now();
    htmlText(piece.repeat(Math.floor(99_000 / piece.length)));
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
