import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import shop from "../../../../shop.json" with { type: "json" };
import { type ImportParts, importParts, undoImport } from "../../contract/admin/imports.ts";
import { addProduct, changeProduct, deleteProduct } from "../../contract/admin/products.ts";
import { makeAdmin, removeUser } from "../../contract/admin/users.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import { deleteOrder, type Order, placeOrder } from "../../contract/orders.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { as } from "../../testing/api.ts";
import { aBasket, anOrder, aProduct } from "../../testing/builders.ts";
import { booking, crediting, invoicing, paying } from "./shop-books.ts";
import { raising } from "./shop-bulk.ts";
import { drafting, moving, receiving } from "./shop-buying.ts";
import { type Act, Command, call, pick, statusFor } from "./shop-command.ts";
import { counting } from "./shop-counting.ts";
import { handling, returning } from "./shop-fulfilment.ts";
import { mayOrder, type Person, placedOrder } from "./shop-model.ts";
import { reviewing, reviewingPart } from "./shop-reviewing.ts";
import { productOf, undoingOrder, undoingProduct } from "./shop-undoing.ts";

function adding(quantity: number, minimumQuantity: number): Act {
  return async (model, { world }, caller) => {
    const body = aProduct({ quantity, minimumQuantity });
    const reply = await call(() => as(caller.account).call(addProduct, { body }));
    expect(reply.status).toBe(statusFor(caller, true, 201));
    if (reply.status !== 201) return;
    world.adoptProduct(reply.output._id);
    const fresh = { version: 1, stock: quantity, found: 0, isGone: false, reviewers: new Set<Person>() };
    model.products.push({ product: reply.output, ...fresh });
  };
}

/** With the version that is there, or with one that never was. */
function editing(which: number, fields: { price: number; minimumQuantity: number }, isLate: boolean): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const params = { id: entry.product._id };
    const body = { version: isLate ? 1000 : entry.version, ...fields };
    const reply = await call(() => as(caller.account).call(changeProduct, { params, body }));
    expect(reply.status).toBe(statusFor(caller, true, entry.isGone ? 404 : isLate ? 409 : 200));
    if (reply.status !== 200) return;
    const { price, minimumQuantity } = entry.product;
    const isSame = price === fields.price && minimumQuantity === fields.minimumQuantity;
    entry.version += isSame ? 0 : 1;
    entry.product = { ...entry.product, ...fields };
    expect(reply.output).toMatchObject({ ...fields, version: entry.version, quantity: entry.stock });
  };
}

/** A row of a file, sent twice and, at times, taken back. */
function importing(which: number, pieces: number, price: number, isUndone: boolean): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const { product, stock } = entry;
    const cells = { _id: product._id, price: String(price), quantityWhenExported: String(stock) };
    const rows = [{ ...cells, quantity: String(stock + pieces) }];
    const body = { importId: randomUUID(), name: "parts.csv", first: 2, rows } as never;
    const send = () => call(() => as(caller.account).call(importParts, { body }));
    const reply = await send();
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    expect((await send()).json).toEqual(reply.json);
    const isPriced = product.price !== price;
    const result = entry.isGone ? "gone" : isPriced || pieces !== 0 ? "update" : "same";
    expect(reply.output.items).toMatchObject([{ result }]);
    if (result !== "update") return;
    entry.version += isPriced ? (isUndone ? 2 : 1) : 0;
    if (isUndone) await undoing(caller, (body as ImportParts).importId);
    else
      Object.assign(entry, {
        product: { ...product, price, quantity: product.quantity + pieces },
        stock: stock + pieces,
      });
  };
}

async function undoing(caller: Person, id: string): Promise<void> {
  const reply = await call(() => as(caller.account).call(undoImport, { params: { id } }));
  expect(reply.output).toEqual({ done: 1, refused: [], after: null });
}

function ordering(which: number, pieces: number): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const key = world.idempotencyKey();
    const body = anOrder(entry.product, caller.account, { MinimumOrder: pieces });
    const send = () => as(caller.account).call(placeOrder, { body, key });
    const replay = async () => {
      const again = await call(send);
      return { status: again.status, ids: again.status === 201 ? [again.output._id] : [] };
    };
    const reply = await call(send);
    const isPossible = mayOrder(entry.stock, entry.product, pieces);
    expect(reply.status).toBe(statusFor(caller, false, entry.isGone ? 404 : isPossible ? 201 : 409));
    if (reply.status !== 201) return;
    entry.stock -= pieces;
    expect(reply.output.shipping).toBe(shop.shipping.rate);
    model.orders.push(placedOrder({ order: reply.output, owner: caller, replay }));
  };
}

/** Somebody orders, and an admin sends it. */
function selling(which: number, pieces: number, isInvoiced: boolean): Act {
  return async (model, real, caller) => {
    await ordering(which, pieces)(model, real, caller);
    const admin = model.people.find(({ isAdmin }) => isAdmin) ?? caller;
    for (const _step of ["picked", "sent"])
      await handling([model.orders.length - 1], false, isInvoiced)(model, real, admin);
  };
}

/** The lines draw on the stock in turn; one that can't be had leaves all of it as it was. */
function orderingBasket(indexes: readonly number[], pieces: number): Act {
  return async (model, { world }, caller) => {
    const entries = indexes.flatMap((which) => pick(model.products, which) ?? []);
    if (entries.length === 0) return;
    const key = world.idempotencyKey();
    const products = entries.map(({ product }) => product);
    const body = aBasket(products, caller.account, { MinimumOrder: pieces });
    const send = () => as(caller.account).call(placeBasket, { body, key });
    const replay = async () => {
      const again = await call(send);
      return { status: again.status, ids: again.status === 201 ? idsOf(again.output.orders) : [] };
    };
    const isPossible = entries.every(({ stock, product, isGone }, line) => {
      const before = entries.slice(0, line).filter((other) => other.product === product).length * pieces;
      return !isGone && mayOrder(stock - before, product, pieces);
    });
    const reply = await call(send);
    expect(reply.status).toBe(statusFor(caller, false, isPossible ? 201 : 409));
    if (reply.status !== 201) return;
    for (const entry of entries) entry.stock -= pieces;
    const { orders, total, shipping } = reply.output;
    const parts = entries.reduce((cents, { product }) => cents + Math.round(product.price * 100) * pieces, 0);
    expect([Math.round(total * 100), shipping]).toEqual([parts, shop.shipping.rate]);
    expect(orders.map((order) => order.shipping)).toEqual(
      orders.map((_, line) => (line === 0 ? shipping : 0)),
    );
    for (const order of orders) model.orders.push(placedOrder({ order, owner: caller, replay }));
  };
}

function idsOf(orders: readonly Order[]): string[] {
  return orders.map(({ _id }) => _id);
}

/** The first answer again, even when the order or its product is gone; for another caller it is no replay. */
function replaying(which: number): Act {
  return async (model) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { owner, replay, order } = entry;
    const { status, ids } = await replay();
    expect(status).toBe(owner.isGone ? 401 : 201);
    if (status === 201) expect(ids).toContain(order._id);
  };
}

function deletingOrder(which: number): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { order, handling } = entry;
    const isSeen = !entry.isGone && (entry.owner === caller || caller.isAdmin);
    const isInHand = handling !== "new" && !(handling === "picked" && caller.isAdmin);
    const params = { id: order._id };
    const reply = await call(() => as(caller.account).call(deleteOrder, { params }));
    expect(reply.status).toBe(statusFor(caller, false, isSeen ? (isInHand ? 409 : 200) : 404));
    if (reply.status !== 200) return;
    const product = productOf(model, order);
    const isReleased = product?.isGone === false;
    Object.assign(entry, { isGone: true, isReleased, isBlank: false });
    if (isReleased) product.stock += order.MinimumOrder;
  };
}

function deletingProduct(which: number): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const params = { id: entry.product._id };
    const reply = await call(() => as(caller.account).call(deleteProduct, { params }));
    expect(reply.status).toBe(statusFor(caller, true, entry.isGone ? 404 : 200));
    if (reply.status === 200) entry.isGone = true;
  };
}

function promoting(whom: number): Act {
  return async (model, _shop, caller) => {
    const person = pick(model.people, whom) as Person;
    const params = { email: person.account.email };
    const reply = await call(() => as(caller.account).call(makeAdmin, { params }));
    expect(reply.status).toBe(statusFor(caller, true, person.isGone ? 404 : 200));
    if (reply.status === 200) person.isAdmin = true;
  };
}

function removing(whom: number): Act {
  return async (model, _shop, caller) => {
    const person = pick(model.people, whom) as Person;
    const params = { id: person.account.uid };
    const reply = await call(() => as(caller.account).call(removeUser, { params }));
    const own = person === caller ? 409 : person.isGone ? 404 : 200;
    expect(reply.status).toBe(statusFor(caller, true, own));
    if (reply.status !== 200) return;
    Object.assign(person, { isGone: true, isAdmin: false, hasProfile: false });
    for (const one of model.orders) if (one.isGone && one.owner === person) one.isBlank = true;
  };
}

/** Somebody's own profile, or an attempt at another's. */
function describing(whom: number): Act {
  return async (model, _shop, caller) => {
    const person = pick(model.people, whom) as Person;
    const { email } = person.account;
    const body = { email, name: "N", address: "", mobile: "", picture: "" };
    const reply = await call(() => as(caller.account).call(saveProfile, { params: { email }, body }));
    expect(reply.status).toBe(caller.isGone ? 401 : person === caller ? 200 : 403);
    if (reply.status === 200) person.hasProfile = true;
  };
}

const caller = fc.nat(3);
const which = fc.nat(20);
/** Admins act often enough that there is something to order. */
const mostlyAdmin = fc.constantFrom(0, 0, 0, 1, 2, 3);

/** Any command of anybody, by turns possible and not. */
export const commands = [
  fc
    .tuple(mostlyAdmin, fc.nat(12), fc.integer({ min: 1, max: 4 }))
    .map(([who, quantity, least]) => new Command(`add ${quantity}/${least}`, who, adding(quantity, least))),
  fc
    .tuple(mostlyAdmin, which, fc.constantFrom(24.9, 25, 0.01), fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([who, index, price, minimumQuantity, isLate]) => {
      const text = `edit ${index}: ${price}/${minimumQuantity}${isLate ? ", late" : ""}`;
      return new Command(text, who, editing(index, { price, minimumQuantity }, isLate));
    }),
  fc
    .tuple(mostlyAdmin, fc.array(which, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([who, indexes, isLate]) => {
      return new Command(`raise ${indexes}${isLate ? ", late" : ""}`, who, raising(indexes, isLate));
    }),
  fc
    .tuple(mostlyAdmin, which, fc.nat(3), fc.constantFrom(24.9, 25), fc.boolean())
    .map(([who, index, pieces, price, isUndone]) => {
      const text = `import ${index}: +${pieces}/${price}${isUndone ? ", undone" : ""}`;
      return new Command(text, who, importing(index, pieces, price, isUndone));
    }),
  fc
    .tuple(caller, which, fc.integer({ min: 1, max: 6 }))
    .map(([who, index, count]) => new Command(`order ${count} of ${index}`, who, ordering(index, count))),
  fc
    .tuple(caller, fc.array(which, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([who, indexes, count]) => {
      return new Command(`order ${count} each of ${indexes}`, who, orderingBasket(indexes, count));
    }),
  fc.tuple(caller, which).map(([who, index]) => new Command(`replay ${index}`, who, replaying(index))),
  fc
    .tuple(mostlyAdmin, fc.array(which, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.boolean())
    .map(([who, indexes, isLate, isInvoiced]) => {
      const text = `handle ${indexes}${isLate ? ", late" : ""}${isInvoiced ? ", invoiced" : ""}`;
      return new Command(text, who, handling(indexes, isLate, isInvoiced));
    }),
  fc
    .tuple(caller, which, fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([who, index, count, isInvoiced]) => {
      const text = `sell ${count} of ${index}${isInvoiced ? ", invoiced" : ""}`;
      return new Command(text, who, selling(index, count, isInvoiced));
    }),
  fc
    .tuple(mostlyAdmin, fc.array(which, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([who, indexes, isLate]) => {
      return new Command(`invoice ${indexes}${isLate ? ", late" : ""}`, who, invoicing(indexes, isLate));
    }),
  fc.tuple(mostlyAdmin, which, fc.nat(3), fc.boolean()).map(([who, index, count, isShipping]) => {
    const text = `credit ${count} of order ${index}${isShipping ? " and its sending" : ""}`;
    return new Command(text, who, crediting(index, count, isShipping));
  }),
  fc
    .tuple(mostlyAdmin, which, fc.constantFrom(2490, 5000, 1, -1, -2490), fc.boolean())
    .map(([who, index, cents, isByInvoice]) => {
      const text = `pay ${cents} for ${isByInvoice ? "the invoice of " : ""}order ${index}`;
      return new Command(text, who, paying(index, cents, isByInvoice));
    }),
  fc
    .tuple(mostlyAdmin, which, fc.constantFrom(0, 0, 1))
    .map(
      ([who, index, more]) => new Command(`bank row of order ${index}, +${more}`, who, booking(index, more)),
    ),
  fc
    .tuple(mostlyAdmin, which, fc.integer({ min: 1, max: 3 }), fc.boolean())
    .map(([who, index, count, isSellable]) => {
      const text = `return ${count} of order ${index}${isSellable ? "" : ", broken"}`;
      return new Command(text, who, returning(index, count, isSellable));
    }),
  fc
    .tuple(caller, which)
    .map(([who, index]) => new Command(`delete order ${index}`, who, deletingOrder(index))),
  fc
    .tuple(mostlyAdmin, which)
    .map(([who, index]) => new Command(`delete product ${index}`, who, deletingProduct(index))),
  fc
    .tuple(mostlyAdmin, which)
    .map(([who, index]) => new Command(`undo product ${index}`, who, undoingProduct(index))),
  fc
    .tuple(mostlyAdmin, which)
    .map(([who, index]) => new Command(`undo order ${index}`, who, undoingOrder(index))),
  fc
    .tuple(mostlyAdmin, which, fc.integer({ min: -3, max: 3 }))
    .map(([who, index, found]) => new Command(`find ${found} of ${index}`, who, counting(index, found))),
  fc
    .tuple(mostlyAdmin, fc.array(which, { minLength: 1, maxLength: 3 }), fc.nat(3), fc.boolean())
    .map(([who, indexes, more, isSent]) => {
      const text = `draft ${1 + more} each of ${indexes}${isSent ? ", sent" : ""}`;
      return new Command(text, who, drafting(indexes, 1 + more, isSent));
    }),
  fc
    .tuple(mostlyAdmin, which, fc.constantFrom("sent", "sent", "closed"))
    .map(([who, index, state]) => new Command(`purchase ${index} ${state}`, who, moving(index, state))),
  fc
    .tuple(mostlyAdmin, which, fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([who, index, pieces, isOver]) => {
      const text = `receive ${pieces} each of ${index}${isOver ? ", over" : ""}`;
      return new Command(text, who, receiving(index, pieces, isOver));
    }),
  fc.tuple(mostlyAdmin, caller).map(([who, whom]) => new Command(`promote ${whom}`, who, promoting(whom))),
  fc.tuple(mostlyAdmin, caller).map(([who, whom]) => new Command(`remove ${whom}`, who, removing(whom))),
  fc
    .tuple(caller, fc.constantFrom(-1, 0, 4.5, 5, 5.1))
    .map(([who, rating]) => new Command(`review ${rating}`, who, reviewing(rating))),
  fc
    .tuple(caller, which, fc.constantFrom(0, 3.4, 5))
    .map(
      ([who, index, rating]) => new Command(`review ${index}: ${rating}`, who, reviewingPart(index, rating)),
    ),
  fc.tuple(caller, caller).map(([who, whom]) => new Command(`profile of ${whom}`, who, describing(whom))),
];
