import { describe, expect, it } from "vitest";
import shop from "../../../../shop.json" with { type: "json" };
import { vatText } from "../../contract/values/price-note.ts";
import { escaped, renderLetter } from "./letter.ts";

const TOTAL = vatText ? `Total, ${vatText}` : "Total";

const draft = {
  subject: "Tom & Co",
  paragraphs: ["<b>Hello</b>"],
  links: [["A link", "https://shop.example/?a=1&b=2"]],
} as const;

describe("An email", () => {
  it("says the same as text and as HTML, where nothing typed is markup", () => {
    const { subject, text, html } = renderLetter(draft);
    expect(subject).toBe("Tom & Co");
    expect(text).toContain("<b>Hello</b>\n\nA link: https://shop.example/?a=1&b=2");
    expect(html).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"');
    expect(html).toContain("<title>Tom &amp; Co</title>");
  });

  it("has a row for each line, and the total at the end", () => {
    const lines = [
      { number: "K7QM2-F4X9D", name: "Brake\npads", pieces: 2, amount: "$49.80" },
      { number: "0ABCD-12345", name: '"Disc"', pieces: 1, amount: "$10.00" },
    ];
    const { text, html } = renderLetter({ ...draft, lines, total: "$59.80", address: ["Pat <p>", "Road 1"] });
    expect(text).toContain(
      `K7QM2-F4X9D: 2 x Brake pads  $49.80\n0ABCD-12345: 1 x "Disc"  $10.00\n${TOTAL}  $59.80\n\nTo:\nPat <p>\nRoad 1`,
    );
    expect(html).toContain("1 × &quot;Disc&quot;<br>Order 0ABCD-12345");
    expect(html).toContain("To:<br>Pat &lt;p&gt;<br>Road 1");
    expect(text + html).not.toContain("Sending");
    const sent = renderLetter({ ...draft, lines, deposit: "$5.00", sending: "$6.90", total: "$71.70" });
    expect(sent.text).toContain(`$10.00\nDeposit  $5.00\nSending  $6.90\n${TOTAL}  $71.70`);
    expect(sent.html).toMatch(/\$10\.00.+Deposit.+\$5\.00.+Sending.+\$6\.90.+Total.+\$71\.70/);
  });

  it("says how to pay below the total, each account in its own line", () => {
    const howToPay = ["How to pay: soon.", "Bank: <First>"];
    const { text, html } = renderLetter({
      ...draft,
      lines: [],
      total: "$5.00",
      howToPay,
      notices: ["Keep it."],
    });
    expect(text).toContain(`${TOTAL}  $5.00\n\nHow to pay: soon.\nBank: <First>\n\nKeep it.`);
    expect(html).toContain("How to pay: soon.<br>Bank: &lt;First&gt;</p>");
  });

  it("has its notices below the total, each in its own lines", () => {
    const notices = ["Bring <old> oil\nback.", "Keep it."];
    const { text, html } = renderLetter({ ...draft, lines: [], total: "$5.00", notices, address: ["Pat"] });
    expect(text).toContain(`${TOTAL}  $5.00\n\nBring <old> oil\nback.\n\nKeep it.\n\nTo:\nPat`);
    expect(html).toContain("Bring &lt;old&gt; oil<br>back.</p>");
  });

  it("ends with who wrote it, and why", () => {
    const foot = `${shop.name}, ${shop.street}, ${shop.town}. You get this email because you used our shop.`;
    const { text, html } = renderLetter(draft);
    expect(text.endsWith(`-- \n${foot}\n`)).toBe(true);
    expect(html).toContain(escaped(foot));
  });

  it("loads nothing, and needs no stylesheet", () => {
    expect(renderLetter(draft).html).not.toMatch(/<(img|link|script|style)|url\(|class=/);
  });
});
