import { type Mutant, replacing } from "./mutant.ts";

const mailbox = "functions/src/mail/mailbox.ts";
const limits = "functions/src/mail/stranger-limits.ts";
const trials = ["functions/src/mail/stranger-limits"];

/** The limits of emails to addresses that nobody has proven. */
export const mailGuards: Mutant[] = [
  {
    name: "the one form of a mailbox",
    file: limits,
    edit: replacing("mailboxOf(to)", "to"),
    tests: trials,
  },
  {
    name: "the domain of a mailbox as mail servers see it",
    file: mailbox,
    edit: replacing("domainToASCII(address.slice(at + 1))", "address.slice(at + 1)"),
    tests: ["functions/src/mail/mailbox"],
    project: "unit",
  },
  {
    name: "the dots and quotes of a mailbox",
    file: mailbox,
    edit: replacing('name.replace(/[."\\\\]/g, "")', "name"),
    tests: ["functions/src/mail/mailbox"],
    project: "unit",
  },
  {
    name: "the emails of one sender to strangers",
    file: limits,
    edit: replacing('    ["sender", ownerUid],', ""),
    tests: trials,
  },
  {
    name: "the confirmations that others' typing leaves to an account",
    file: limits,
    edit: replacing('isOwn ? ["own", mailbox] : ["typed", mailbox]', '["typed", mailbox]'),
    tests: trials,
  },
  {
    name: "the emails of the whole shop to strangers",
    file: limits,
    edit: replacing('    ["shop", "shop"],', ""),
    tests: trials,
  },
  {
    name: "the line that tells of a flood",
    file: "functions/src/mail/mail.domain.ts",
    edit: replacing('log("mailFlood",', 'log("mailWithheld",'),
    tests: trials,
  },
];
