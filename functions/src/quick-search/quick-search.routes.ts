import { Router } from "express";
import { quickSearch as declared } from "../contract/admin/quick-search.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./quick-search.domain.ts";

export const quickSearch = Router();

mount(quickSearch, declared, ({ query }) => domain.quickSearch(query.q));
