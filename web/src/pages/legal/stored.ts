import {
  ACCOUNT_DELETION_HOURS,
  ANSWER_HOURS,
  MAIL_HOURS,
  TRASH_DAYS,
} from "@carparts/functions/contract/values/retention";
import { withdrawalPeriod } from "#lib/withdrawal-period.ts";

/** Personal data in a collection of the database, and its retention. */
interface Stored {
  readonly title: string;
  readonly what: string;
  readonly until: string;
}

const WITH_ACCOUNT = "until you delete your account";

/** Firestore deletes some time after it's due. */
const CLEARED = "then until the next clearing, mostly within a day";

/** Every collection by its name, in the order of the page. Null where it holds nothing of a person. */
export const stored: Readonly<Record<string, Stored | null>> = {
  users: {
    title: "Your account",
    what: "Your email or phone number, how you sign in and when you last did, and whether you run the shop with us.",
    until: WITH_ACCOUNT,
  },
  profiles: {
    title: "Your profile",
    what: "Your name, email, address, phone number and picture, as far as you fill them in. A picture that you choose as a file is kept for up to two months after neither your profile nor a review shows it.",
    until: WITH_ACCOUNT,
  },
  baskets: {
    title: "Your basket",
    what: "The parts in it and how many, so that you find it on every device.",
    until: WITH_ACCOUNT,
  },
  saved: {
    title: "Saved parts",
    what: "The parts that you saved, and which of them we are to tell you about.",
    until: WITH_ACCOUNT,
  },
  garages: { title: "Your vehicles", what: "Make, model and year of each.", until: WITH_ACCOUNT },
  orders: {
    title: "Your orders",
    what: `Your name, email, address and phone number, what you ordered at which price and when, how far it is, the parcel's number, ${withdrawalPeriod ? "when you withdrew, " : ""}and what you sent back and why. We need this to send you the parts.`,
    until: `for good, for our books. When you delete your account, your email and your phone number are taken out of them, and a hash of the account's id takes its place${withdrawalPeriod ? "; a hash of the email stays too, by which you, who know it, can still withdraw. If you do, we have that email again, to answer you" : ""}`,
  },
  idempotency: {
    title: "Forms sent twice",
    what: "Our answer to an order, which has the order in it, so that a form that is sent again is one order. Of what our staff write, only that they did.",
    until: `for ${ANSWER_HOURS} hours, ${CLEARED}, or until you delete your account`,
  },
  mail: {
    title: "Emails to you",
    what: `That an email about an order or a part is due to your account. It's written when it's sent, and we keep no copy.${withdrawalPeriod ? " If you withdraw and delete your account before we could answer, it holds your email." : ""}`,
    until: `until it's sent, or given up after ${MAIL_HOURS} hours`,
  },
  reviews: {
    title: "Your reviews",
    what: "A review is public, with the name, picture, text and rating that you give it, and whether you had ordered here; one of a part is on that part's page too. Visitors can't tell which reviews are of one author, but we can.",
    until: WITH_ACCOUNT,
  },
  trash: {
    title: "What was deleted",
    what: "An order or a review as it was, so that we can restore it.",
    until: `for ${TRASH_DAYS} days, ${CLEARED}, or until you delete your account${withdrawalPeriod ? "; if we hadn't acknowledged your withdrawal from an order by then, what you ordered and your name stay for that time" : ""}`,
  },
  movements: {
    title: "Changes of stock",
    what: "That an order of yours took pieces from the stock or gave them back, by your account's id.",
    until: "for good, by a hash of the id once you have deleted your account",
  },
  auditLog: {
    title: "Who did what",
    what: `Who deleted an order${withdrawalPeriod ? " or withdrew from it" : ""}, who removed an account, and what those who run the shop do, by the account's id, with the reason where there is one.`,
    until: "for good",
  },
  partChanges: {
    title: "Changes of parts",
    what: "Which of those who run the shop changed a part, by the account's id.",
    until: "for good, by a hash of the id once that account is deleted",
  },
  imports: {
    title: "Imported files",
    what: "Which of those who run the shop imported a file of parts, by the account's id.",
    until: "for good, by a hash of the id once that account is deleted",
  },
  rateLimits: {
    title: "Limits",
    what: "How often your account called, and how many emails went to an address that nobody has proven, by hashes.",
    until: `for a day at most, ${CLEARED}`,
  },
  leaving: {
    title: "Accounts that are deleted",
    what: "The account's id, so that nothing under way keeps anything of it.",
    until: `until ${ACCOUNT_DELETION_HOURS} hours after the account has gone, ${CLEARED}`,
  },
  damage: {
    title: "Damaged entries",
    what: "The name of an entry that can't be read, which may be an account's id.",
    until: "until it's mended",
  },
  products: null,
  productInternals: null,
  deletedProducts: null,
  partNumbers: null,
  catalogueSnapshots: null,
  catalogueSnapshotChunks: null,
  pictures: null,
  makers: null,
  orderMonths: null,
  availableParts: null,
  reviewCounts: null,
  importChunks: null,
  missedSearches: null,
};
