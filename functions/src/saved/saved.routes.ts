import { Router } from "express";
import { forgetPart, listSaved, readSaved, savePart } from "../contract/saved.ts";
import { mount } from "../http/mount.ts";
import { encodeProduct } from "../parts/part-codec.ts";
import * as domain from "./saved.domain.ts";
import * as store from "./saved.store.ts";

export const saved = Router();

mount(saved, listSaved, async ({ caller }) => {
  const parts = await store.listSaved(caller.uid);
  return { items: parts.map(encodeProduct), next: null };
});

mount(saved, readSaved, async ({ caller, params }) =>
  encodeProduct(await domain.readSaved(caller.uid, params.id)),
);

mount(saved, savePart, async ({ caller, params, body }) =>
  encodeProduct(await domain.savePart(caller.uid, params.id, body?.notify ?? false)),
);

mount(saved, forgetPart, ({ caller, params }) => domain.forgetPart(caller.uid, params.id));
