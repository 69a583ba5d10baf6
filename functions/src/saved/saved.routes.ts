import { Router } from "express";
import { forgetPart, listSaved, readSaved, savePart } from "../contract/saved.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./saved.domain.ts";
import * as store from "./saved.store.ts";

export const saved = Router();

mount(saved, listSaved, async ({ caller }) => ({ items: await store.listSaved(caller.uid), next: null }));

mount(saved, readSaved, ({ caller, params }) => domain.readSaved(caller.uid, params.id));

mount(saved, savePart, ({ caller, params, body }) =>
  domain.savePart(caller.uid, params.id, body?.notify ?? false),
);

mount(saved, forgetPart, ({ caller, params }) => domain.forgetPart(caller.uid, params.id));
