import { MOST_FOUND, type QuickResult } from "@carparts/functions/contract/admin/quick-search";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { wordsIn } from "@carparts/functions/contract/values/words-in";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { acts, type Command, screens } from "./commands.ts";
import { isBegun } from "./typed-words.ts";

export interface Choice {
  readonly to: string;
  readonly name: string;
  /** Beside its name. */
  readonly about: string;
}

export interface Group {
  readonly heading: "Recent" | "Parts" | "Orders" | "People" | "Go to" | "Do";
  readonly choices: readonly Choice[];
}

type Found<Kind extends keyof QuickResult> = QuickResult[Kind][number];

function partChoice({ _id, name, partNumber, brand, quantity }: Found<"parts">): Choice {
  const to = pathOf(routes.managedPart.path, { id: _id });
  return { to, name, about: [partNumber, brand, `${quantity} in stock`].filter(Boolean).join(" · ") };
}

/** Says what it was found by, where that stands in nothing else that is shown. */
function orderChoice(order: Found<"orders">, typed: readonly string[]): Choice {
  const { _id, number, name, productName, createdAt, handling } = order;
  const shown = [name, productName];
  const isShown = typed.every((word) => [number, ...shown].some((text) => isBegun(text, [word])));
  const others = [order.email, order.address, order.mobile];
  const reason = isShown ? undefined : others.find((text) => typed.some((word) => isBegun(text, [word])));
  return {
    to: `${routes.manageOrders.path}?${new URLSearchParams({ order: _id })}`,
    name: number,
    about: [...shown, reason, handling, date(createdAt)].filter(Boolean).join(" · "),
  };
}

function personChoice({ _id, email, name }: Found<"people">): Choice {
  const to = pathOf(routes.account.path, { uid: _id });
  return { to, name: name || email || _id, about: name ? (email ?? "") : "" };
}

function commandChoice({ name, to, about = "" }: Command): Choice {
  return { name, to, about };
}

/** A list that may have more has all of it at its end. */
function withAll(choices: readonly Choice[], things: string, path: string, q: string): readonly Choice[] {
  if (choices.length < MOST_FOUND - 1) return choices;
  const to = `${path}?${new URLSearchParams({ q })}`;
  return [...choices, { to, name: `All ${things} with “${q}”`, about: "" }];
}

const isWhole = (number: string, typed: string) => wordsIn(number).join("").startsWith(typed);

/** By either half. */
function isOrderNumber({ number }: Found<"orders">, typed: string): boolean {
  return typed.length > 2 && (isWhole(number, typed) || isWhole(number.split("-")[1] ?? "", typed));
}

/** What is meant comes first: a part or an order by its number, or a screen by the beginning of its name. */
export function groupsOf(typed: string, found: QuickResult | undefined, recent: readonly Choice[]): Group[] {
  const words = wordsIn(typed);
  const isCommand = ({ name, words: others = "" }: Command) => isBegun(`${name} ${others}`, words);
  const places = [
    { heading: "Go to", choices: screens.filter(isCommand).map(commandChoice) },
    { heading: "Do", choices: acts.filter(isCommand).map(commandChoice) },
  ] as const;
  if (typed.trim() === "") {
    return [{ heading: "Recent", choices: recent } as const, places[1], places[0]].filter(isFilled);
  }
  if (words.length === 0) return [];
  const { parts = [], orders = [], people = [] } = found ?? {};
  const things = [
    {
      heading: "Parts",
      choices: withAll(parts.map(partChoice), "parts", routes.manageItem.path, typed),
    },
    {
      heading: "Orders",
      choices: withAll(
        orders.map((order) => orderChoice(order, words)),
        "orders",
        routes.manageOrders.path,
        typed,
      ),
    },
    { heading: "People", choices: withAll(people.map(personChoice), "people", routes.users.path, typed) },
  ] as const;
  const whole = words.join("");
  const isNumber = parts.some((part) => part.isNumber);
  const isOrder = !isNumber && orders.some((order) => isOrderNumber(order, whole));
  const isNamed =
    !isNumber && whole.length > 2 && [...screens, ...acts].some(({ name }) => beginsWith(name, words));
  const sorted = isOrder
    ? [things[1], things[0], things[2], ...places]
    : isNamed
      ? [...places, ...things]
      : [...things, ...places];
  return sorted.filter(isFilled);
}

function beginsWith(name: string, words: readonly string[]): boolean {
  return wordsIn(name).join(" ").startsWith(words.join(" "));
}

function isFilled({ choices }: Group): boolean {
  return choices.length > 0;
}
