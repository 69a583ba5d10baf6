import { Router } from "express";
import { listProfiles, saveProfile } from "../contract/profiles.ts";
import { assertSameEmail } from "../http/authorise.ts";
import { mount } from "../http/mount.ts";
import * as store from "./profiles.store.ts";

export const profiles = Router();

mount(profiles, listProfiles, async ({ caller }) => {
  if (await caller.isAdmin()) return store.listProfiles();
  const own = await store.findProfile(caller.uid);
  return own ? [own] : [];
});

mount(profiles, saveProfile, ({ caller, params, body }) => {
  assertSameEmail(params, body);
  return store.saveProfile(caller.uid, body);
});
