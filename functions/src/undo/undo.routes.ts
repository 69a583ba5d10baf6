import { Router } from "express";
import { undoDeletion } from "../contract/undo.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./undo.domain.ts";

export const undo = Router();

mount(undo, undoDeletion, ({ caller, actor, params }) => domain.undoDeletion(caller, actor, params.id));
