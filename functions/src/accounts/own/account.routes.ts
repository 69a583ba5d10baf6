import { Router } from "express";
import { deleteAccount, endSessions, readAccount } from "../../contract/account.ts";
import { mount } from "../../http/mount.ts";
import * as domain from "./account.domain.ts";
import * as store from "./account.store.ts";

export const account = Router();

mount(account, readAccount, ({ caller }) => domain.readAccount(caller.uid));

mount(account, endSessions, async ({ caller }) => {
  await store.endSessions(caller.uid);
  return { _id: caller.uid };
});

mount(account, deleteAccount, ({ caller, actor }) => domain.deleteAccount(caller, actor));
