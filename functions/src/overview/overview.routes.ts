import { Router } from "express";
import { readOverview } from "../contract/admin/overview.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./overview.domain.ts";

export const overview = Router();

mount(overview, readOverview, () => domain.readOverview());
