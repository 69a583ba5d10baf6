import shop from "../../../../shop.json" with { type: "json" };
import { vatText } from "../../contract/values/price-note.ts";

// Mail programs show tables and inline styles, and load nothing: https://www.caniemail.com

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Without it, the letter is plain. */
  readonly html?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: string;
    readonly contentType: string;
  }[];
}

interface LetterLine {
  /** The order's. */
  readonly number: string;
  readonly name: string;
  readonly pieces: number;
  readonly amount: string;
}

export interface Draft {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly lines?: readonly LetterLine[];
  /** The sum that is given back for the old parts, if anything. */
  readonly deposit?: string | undefined;
  /** The cost of sending, if anything. */
  readonly sending?: string | undefined;
  readonly total?: string;
  readonly howToPay?: readonly string[];
  /** Notices that the law wants of the parts. */
  readonly notices?: readonly string[];
  /** The place of the parts' rows. */
  readonly address?: readonly string[] | undefined;
  readonly links: readonly (readonly [text: string, url: string])[];
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

export function inOneRow(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const TOTAL = ["Total", vatText].filter(Boolean).join(", ");

const FOOT = `${shop.name}, ${shop.street}, ${shop.town}. You get this email because you used our shop.`;

function renderText({
  paragraphs,
  lines = [],
  deposit,
  sending,
  total,
  howToPay = [],
  notices = [],
  address,
  links,
}: Draft): string {
  const rows = lines.map(
    ({ number, name, pieces, amount }) => `${number}: ${pieces} x ${inOneRow(name)}  ${amount}`,
  );
  if (deposit !== undefined) rows.push(`Deposit  ${deposit}`);
  if (sending !== undefined) rows.push(`Sending  ${sending}`);
  if (total !== undefined) rows.push(`${TOTAL}  ${total}`);
  const parts = [
    ...paragraphs,
    rows.join("\n"),
    howToPay.join("\n"),
    ...notices,
    address ? ["To:", ...address].join("\n") : "",
    links.map(([text, url]) => `${text}: ${url}`).join("\n"),
    `-- \n${FOOT}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const FONT = "font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px;color:#1f2937";
const CELL = `padding:8px 0;border-bottom:1px solid #e5e7eb;${FONT}`;

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;${FONT}">${html}</p>`;
}

function row(name: string, amount: string): string {
  return `<tr><td style="${CELL}">${name}</td><td align="right" style="${CELL};white-space:nowrap">${amount}</td></tr>`;
}

function table(rows: readonly string[], style = ""): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${style}">${rows.join("")}</table>`;
}

function renderHtml({
  subject,
  paragraphs,
  lines = [],
  howToPay = [],
  notices = [],
  address,
  links,
  ...sums
}: Draft): string {
  const { deposit, sending, total } = sums;
  const rows = lines.map(({ number, name, pieces, amount }) =>
    row(`${pieces} × ${escaped(name)}<br>Order ${escaped(number)}`, escaped(amount)),
  );
  if (deposit !== undefined) rows.push(row("Deposit", escaped(deposit)));
  if (sending !== undefined) rows.push(row("Sending", escaped(sending)));
  if (total !== undefined) rows.push(row(`<strong>${TOTAL}</strong>`, `<strong>${escaped(total)}</strong>`));
  const body = [
    ...paragraphs.map((text) => paragraph(escaped(text))),
    ...(lines.length > 0 ? [table(rows, "margin:0 0 16px")] : []),
    ...(howToPay.length > 0 ? [paragraph(howToPay.map(escaped).join("<br>"))] : []),
    ...notices.map((notice) => paragraph(escaped(notice).replaceAll("\n", "<br>"))),
    ...(address ? [paragraph(["To:", ...address.map(escaped)].join("<br>"))] : []),
    ...links.map(([text, url]) =>
      paragraph(`<a href="${escaped(url)}" style="color:#b45309;font-weight:bold">${escaped(text)}</a>`),
    ),
    `<p style="margin:24px 0 0;${FONT};font-size:13px;color:#6b7280">${escaped(FOOT)}</p>`,
  ];
  const inner = table([`<tr><td style="padding:24px">${body.join("")}</td></tr>`], "max-width:600px");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body style="margin:0;background:#ffffff">${inner}</body></html>`;
}

export function renderLetter(draft: Draft): Letter {
  return { subject: draft.subject, text: renderText(draft), html: renderHtml(draft) };
}
