import { Router } from "express";
import { deleteMaker, saveMaker } from "../contract/admin/makers.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./makers.domain.ts";

export const makers = Router();

mount(makers, saveMaker, ({ actor, body }) => domain.saveMaker(actor, body));

mount(makers, deleteMaker, ({ actor, body }) => domain.deleteMaker(actor, body));
