import { Router } from "express";
import { undoDeletion } from "../contract/admin/trash.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./undo.domain.ts";

export const undo = Router();

mount(undo, undoDeletion, ({ actor, params }) => domain.undoDeletion(actor, params.id));
