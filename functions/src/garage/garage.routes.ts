import { Router } from "express";
import { readGarage, saveGarage } from "../contract/garage/garage.ts";
import { changeGarage } from "../contract/garage/garage-changes.ts";
import { mount } from "../http/mount.ts";
import * as store from "./garage.store.ts";

export const garage = Router();

mount(garage, readGarage, ({ caller }) => store.findGarage(caller.uid));

mount(garage, saveGarage, ({ caller, body }) => store.saveGarage(caller.uid, body));

mount(garage, changeGarage, ({ caller, body }) => store.changeGarage(caller.uid, body));
