import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import shop from "../../../shop.json" with { type: "json" };
import { findJava } from "../../../tools/emulators/java.ts";

const checker = `${createRequire(import.meta.url)("vnu-jar")}`;

interface Report {
  readonly messages: readonly { type: string; url: string; message: string; extract?: string }[];
}

/** The checker doesn't know modern CSS. It still checks `style` attributes. */
function withoutStylesheet(html: string): string {
  return html.replace(/(<style\b[^>]*>).*?(?=<\/style>)/gs, "$1");
}

/** React puts a screen's title before the shell's, and browsers use the first one. */
function withoutShellTitle(html: string): string {
  return html.replace(new RegExp(`(<title>.*</title>.*)<title>${RegExp.escape(shop.name)}</title>`), "$1");
}

/** The Nu Html Checker's findings for these pages, by address. */
export async function invalidHtml(pages: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "carparts-html-"));
  try {
    const addresses = Object.keys(pages);
    for (const [index, html] of Object.values(pages).entries()) {
      writeFileSync(join(folder, `${index}.html`), withoutShellTitle(withoutStylesheet(html)));
    }
    const options = ["-jar", checker, "--errors-only", "--exit-zero-always", "--format", "json", folder];
    const env = { ...process.env, ...(await findJava()) };
    const { stderr } = await promisify(execFile)("java", options, { env });
    const { messages }: Report = JSON.parse(stderr);
    return messages.map(({ url, message, extract }) => {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${address}: ${message} ${extract ?? ""}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
