/** An email with a text and an HTML part, and a file. */
export interface ReadMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly csv: string;
}

function headersOf(block: string): Record<string, string> {
  const rows = block.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return Object.fromEntries(
    rows.map((row) => [row.split(":", 1)[0]?.toLowerCase(), row.replace(/^.*?: ?/, "")]),
  );
}

function split(message: string): { headers: Record<string, string>; body: string } {
  const end = message.indexOf("\r\n\r\n");
  return { headers: headersOf(message.slice(0, end)), body: message.slice(end + 4) };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body.replace(/=\r\n/g, "").replace(/=([\dA-F]{2})/g, (_, hex) => `%${hex}`);
  return bytes.replace(/(%[\dA-F]{2})+/g, decodeURIComponent);
}

export function parseMessage(message: string): ReadMessage {
  const { headers, body } = split(message);
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.slice(2)));
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers["content-type"]?.startsWith(type));
    return part ? decoded(part.body, part.headers["content-transfer-encoding"]).replaceAll("\r\n", "\n") : "";
  };
  return { headers, text: partOf("text/plain"), html: partOf("text/html"), csv: partOf("text/csv") };
}
