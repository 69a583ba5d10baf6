import type fc from "fast-check";
import { type Reply, untilServed } from "../../testing/api.ts";
import { expectLedgers } from "./shop-ledgers.ts";
import { expectInvariants, type Model, type Person, type RealShop } from "./shop-model.ts";

/** Runs a command's calls, and compares answers and state with the model. */
export type Act = (model: Model, shop: RealShop, caller: Person) => Promise<void>;

export class Command implements fc.AsyncCommand<Model, RealShop> {
  readonly #text: string;
  readonly #caller: number;
  readonly #act: Act;

  constructor(text: string, caller: number, act: Act) {
    this.#text = text;
    this.#caller = caller;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, shop: RealShop): Promise<void> {
    const caller = model.people[this.#caller % model.people.length] as Person;
    await this.#act(model, shop, caller);
    await expectInvariants(model, shop, caller);
    await expectLedgers(model, shop);
  }

  toString(): string {
    return `person ${this.#caller % 4}: ${this.#text}`;
  }
}

export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

/** The status that the caller's own standing asks for, whatever the call is about; else the call's own. */
export function statusFor(caller: Person, adminOnly: boolean, own: number): number {
  if (caller.isGone) return 401;
  return adminOnly && !caller.isAdmin ? 403 : own;
}

export function call<Answer extends Reply>(send: () => Promise<Answer>): Promise<Answer> {
  return untilServed(send);
}
