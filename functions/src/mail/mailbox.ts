import { domainToASCII } from "node:url";

/** One form for the spellings of a mailbox, to count by. Some servers may tell apart what it takes for one. */
export function normaliseMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.$/, "");
  return `${name.replace(/[."\\]/g, "")}@${domain}`;
}
