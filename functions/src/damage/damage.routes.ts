import { Router } from "express";
import { listDamage } from "../contract/admin/damage.ts";
import { mount } from "../http/mount.ts";
import * as store from "./damage.store.ts";

export const damage = Router();

mount(damage, listDamage, ({ query }) => store.listDamage(query));
