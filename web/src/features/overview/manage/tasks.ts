import type { Overview, OverviewKind } from "@carparts/functions/contract/admin/overview";
import { routes } from "#routes.ts";
import { count } from "#ui/format/count.ts";

interface Task {
  readonly kind: OverviewKind;
  /** The words after the number. */
  readonly words: string;
  /** Singular, where it differs. */
  readonly word?: string;
  /** The list of what to do it to. */
  readonly path: string;
}

const parts = (kind: OverviewKind) => `${routes.manageItem.path}?attention=${kind}`;

/** Customers wait for these. */
const urgent: readonly Task[] = [
  { kind: "pick", words: "to pick", path: `${routes.manageOrders.path}?handling=new` },
  {
    ...{ kind: "withdrawn", words: "withdrawn, not settled" },
    path: `${routes.manageOrders.path}?withdrawal=open`,
  },
  {
    ...{ kind: "uninvoiced", words: "sent without an invoice" },
    path: `${routes.manageOrders.path}?handling=sent&handling=closed&invoice=none`,
  },
  {
    ...{ kind: "late", words: "late invoices", word: "late invoice" },
    path: `${routes.invoices.path}?state=late`,
  },
  { kind: "waiting", words: "with customers waiting", path: parts("waiting") },
  { kind: "out", words: "out of stock", path: parts("out") },
  { kind: "minimum", words: "below minimum", path: parts("minimum") },
  { kind: "running-out", words: "running out", path: parts("running-out") },
  {
    ...{ kind: "deliveries", words: "late deliveries", word: "late delivery" },
    path: `${routes.purchases.path}?late=true`,
  },
];

/** These can wait for another day. */
const later: readonly Task[] = [
  { kind: "superseded", words: "replaced, still in stock", path: parts("superseded") },
  {
    kind: "picture",
    words: "without a picture of their own",
    word: "without a picture of its own",
    path: parts("picture"),
  },
  { kind: "unlisted", words: "not in the merchant feed", path: parts("unlisted") },
  { kind: "fitment", words: "without vehicles", path: parts("fitment") },
  { kind: "shelf", words: "without a shelf", path: parts("shelf") },
  { kind: "no-offer", words: "without a supplier", path: parts("no-offer") },
  {
    kind: "makers",
    words: "brands without a maker",
    word: "brand without a maker",
    path: `${routes.manufacturers.path}?maker=none`,
  },
];

export interface DueTask extends Pick<Task, "kind" | "words" | "path"> {
  readonly number: string;
}

function selectDue(tasks: readonly Task[], attention: Overview["attention"]): DueTask[] {
  return tasks.flatMap(({ kind, words, word = words, path }) => {
    const number = attention[kind];
    return number > 0 ? [{ kind, words: number === 1 ? word : words, path, number: count(number) }] : [];
  });
}

/** Only those with something to do. */
export function dueTasks(attention: Overview["attention"]) {
  return { urgent: selectDue(urgent, attention), later: selectDue(later, attention) };
}
