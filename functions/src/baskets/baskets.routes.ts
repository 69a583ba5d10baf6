import { Router } from "express";
import { changeBasket, readBasket, saveBasket } from "../contract/basket/basket.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { mount } from "../http/mount.ts";
import { decodeBasket, encodeBasket } from "./basket-codec.ts";
import * as domain from "./baskets.domain.ts";
import * as store from "./baskets.store.ts";

export const baskets = Router();

mount(baskets, readBasket, ({ caller }) => store.findBasket(caller.uid));

mount(baskets, saveBasket, ({ caller, body }) => store.saveBasket(caller.uid, body));

mount(baskets, changeBasket, ({ caller, body }) => store.changeBasket(caller.uid, body.changes));

mount(baskets, placeBasket, async ({ caller, body, request }) =>
  encodeBasket(await domain.placeBasket(caller, decodeBasket(body), request)),
);
