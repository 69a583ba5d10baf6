import { Router } from "express";
import { listChanges } from "../contract/admin/change-history.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./change-history.domain.ts";

export const changeHistory = Router();

mount(changeHistory, listChanges, ({ params, query }) => domain.listChanges(params.id, query));
