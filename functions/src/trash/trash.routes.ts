import { Router } from "express";
import { listTrash } from "../contract/admin/trash.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./trash.domain.ts";

export const trash = Router();

mount(trash, listTrash, ({ query }) => domain.listTrash(query));
