import {
  ACCOUNT_DELETION_HOURS,
  ANSWER_HOURS,
  MAIL_HOURS,
  TRASH_DAYS,
} from "@carparts/functions/contract/values/retention";
import { books } from "#lib/shop.ts";
import { withdrawalPeriod } from "#lib/withdrawal-period.ts";

/** Personal data in a collection of the database, and its retention. */
interface Stored {
  readonly title: string;
  readonly what: string;
  readonly until: string;
}

const WITH_ACCOUNT = "until you delete your account";

/** Firestore deletes some time after it's due. */
const CLEARED = "then until the next clean-up, usually within a day";

/** Every collection by its name, in the order of the page, but for the lists of admins. Null where it holds nothing of a person. */
export const stored: Readonly<Record<string, Stored | null>> = {
  users: {
    title: "Your account",
    what: "Your email or phone number, how you sign in and when you last did, and whether you are on our staff.",
    until: WITH_ACCOUNT,
  },
  profiles: {
    title: "Your profile",
    what: "Your name, email, address, phone number and picture, if you fill them in. A picture that you upload is kept for up to two months after your profile and reviews stop showing it.",
    until: WITH_ACCOUNT,
  },
  baskets: {
    title: "Your basket",
    what: "The parts in it and how many, so that you find it on every device.",
    until: WITH_ACCOUNT,
  },
  saved: {
    title: "Saved parts",
    what: "The parts that you saved, and which of them you want an email about.",
    until: WITH_ACCOUNT,
  },
  garages: { title: "Your vehicles", what: "Make, model and year of each.", until: WITH_ACCOUNT },
  orders: {
    title: "Your orders",
    what: `Your name, email, address and phone number, what you ordered at which price and when, how far it is, the parcel's number, ${withdrawalPeriod ? "when you withdrew, " : ""}and what you sent back and why. We need this to send you the parts.`,
    until: `for good, for our books. When you delete your account, your email and your phone number are removed from them, and a hash replaces the account's id${withdrawalPeriod ? "; a hash of the email stays too, so that you can still withdraw with it. If you do, we store that email again, to answer you" : ""}`,
  },
  papers: {
    title: "Your invoices",
    what: "Each invoice and credit note as it was written: your name, address and email, and what you bought at which price.",
    until: `for ${books.keepYears} years after the end of its year, also when you delete your account; then your name, address and email are removed`,
  },
  invoices: {
    title: "The list of invoices",
    what: "Your name, the account's id, the numbers of your orders, and what came for each invoice.",
    until:
      "for as long as the invoice itself. When you delete your account, a hash replaces the account's id; your name goes with that of the invoice",
  },
  checkouts: {
    title: "What you owe us",
    what: "What your orders cost and what of it is paid, with the words of your name, so that we know a transfer as yours.",
    until: `for good, for our books. Of orders that are all deleted, the words of your name go ${TRASH_DAYS} days after that, and the rest too if nothing was paid`,
  },
  payments: {
    title: "What you paid",
    what: "The amount and day of each payment that we wrote down, with the bank's text, if we noted it.",
    until: "for good, for our books",
  },
  series: null,
  purchases: null,
  spentMonths: null,
  idempotency: {
    title: "Repeated forms",
    what: "Our answer to an order, which contains the order, so that sending a form twice orders once. For changes by our staff, only that they were made.",
    until: `for ${ANSWER_HOURS} hours, ${CLEARED}, or until you delete your account`,
  },
  mail: {
    title: "Emails to you",
    what: `That we owe your account an email about an order or a part. We write it when we send it, and keep no copy.${withdrawalPeriod ? " If you withdraw and delete your account before we could answer, it holds your email." : ""}`,
    until: `until it's sent, or given up after ${MAIL_HOURS} hours`,
  },
  reviews: {
    title: "Your reviews",
    what: "A review is public, with the name, picture, text and rating that you give it, and whether you had ordered here. A review of a part is also on that part's page. Visitors can't see which reviews have the same author, but we can.",
    until: WITH_ACCOUNT,
  },
  trash: {
    title: "Deleted items",
    what: "An order or a review as it was, so that we can restore it.",
    until: `for ${TRASH_DAYS} days, ${CLEARED}, or until you delete your account${withdrawalPeriod ? "; if we hadn't acknowledged your withdrawal from an order by then, what you ordered and your name stay for that time" : ""}`,
  },
  movements: {
    title: "Stock movements",
    what: "That your order took pieces from the stock or returned them, with your account's id.",
    until: "for good, with a hash of the id after you delete your account",
  },
  auditLog: {
    title: "Who did what",
    what: `Who deleted an order${withdrawalPeriod ? " or withdrew from it" : ""}, who removed an account, and what our staff do, with the account's id and the reason if there is one.`,
    until: "for good",
  },
  partChanges: {
    title: "Changes of parts",
    what: "Who of our staff changed a part, with the account's id.",
    until: "for good, with a hash of the id after that account is deleted",
  },
  imports: {
    title: "Changes of many parts",
    what: "Who of our staff imported a file of parts, changed many at once or counted them, with the account's id.",
    until: "for good, with a hash of the id after that account is deleted",
  },
  rateLimits: {
    title: "Limits",
    what: "How many requests your account made, and how many emails went to an unverified address, under a hash.",
    until: `for a day at most, ${CLEARED}`,
  },
  leaving: {
    title: "Deleted accounts",
    what: "The account's id, so that no running request stores anything for it.",
    until: `until ${ACCOUNT_DELETION_HOURS} hours after the account has gone, ${CLEARED}`,
  },
  damage: {
    title: "Damaged entries",
    what: "The name of an entry that can't be read, which may be an account's id.",
    until: "until it's repaired",
  },
  products: null,
  productInternals: null,
  deletedProducts: null,
  partNumbers: null,
  catalogueSnapshots: null,
  catalogueSnapshotChunks: null,
  pictures: null,
  orderMonths: null,
  availableParts: null,
  reviewCounts: null,
  importChunks: null,
  missedSearches: null,
};
