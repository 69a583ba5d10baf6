import { Router } from "express";
import { listUsers, makeAdmin, readUser, removeUser, searchUsers } from "../contract/admin/users.ts";
import { checkAdmin, saveUser } from "../contract/users.ts";
import { uidOf } from "../http/authenticate.ts";
import { assertOwnEmail } from "../http/authorise.ts";
import { mount } from "../http/mount.ts";
import * as store from "../identity/users.store.ts";
import * as people from "./people/people.domain.ts";
import { recordSignIn } from "./proven-email/proven-email.domain.ts";
import * as domain from "./users.domain.ts";

export const users = Router();

mount(users, saveUser, async ({ caller, body }) => {
  assertOwnEmail(caller, body);
  const earlierUid = body.earlierToken === undefined ? undefined : await uidOf(body.earlierToken);
  const isReclaimed = await recordSignIn(caller, earlierUid);
  return { token: caller.token, ...(isReclaimed && { isReclaimed }) };
});

mount(users, checkAdmin, ({ caller, params }) => domain.checkAdmin(caller, params.email));

mount(users, makeAdmin, ({ actor, params, body }) => domain.makeAdmin(actor, params.email, body?._id));

mount(users, listUsers, async ({ query, linkNext }) => {
  const { items, next } = await store.listUsers(query);
  linkNext(next);
  return items;
});

mount(users, searchUsers, ({ query }) => people.searchUsers(query));

mount(users, readUser, ({ params }) => people.readUser(params.uid));

export const userRemoval = Router();

mount(userRemoval, removeUser, ({ actor, params }) => domain.removeUser(actor, params.id));
