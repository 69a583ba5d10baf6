import { Router } from "express";
import { listProfiles, saveProfile } from "../contract/profiles.ts";
import { assertOwnEmail } from "../http/authorise.ts";
import { mount } from "../http/mount.ts";
import * as store from "./profiles.store.ts";

export const profiles = Router();

mount(profiles, listProfiles, async ({ caller, query, linkNext }) => {
  if (!query.own && (await caller.isAdmin())) {
    const { items, next } = await store.listProfiles(query);
    linkNext(next);
    return items;
  }
  const own = await store.findProfile(caller.uid);
  return own ? [own] : [];
});

mount(profiles, saveProfile, ({ caller, body }) => {
  assertOwnEmail(caller, body);
  return store.saveProfile(caller.uid, body);
});
