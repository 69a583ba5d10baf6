import { Router } from "express";
import { deleteManufacturer, saveManufacturer } from "../contract/admin/manufacturers.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./manufacturers.domain.ts";

export const manufacturers = Router();

mount(manufacturers, saveManufacturer, ({ actor, body }) => domain.saveManufacturer(actor, body));

mount(manufacturers, deleteManufacturer, ({ actor, body }) => domain.deleteManufacturer(actor, body));
