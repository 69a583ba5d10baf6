import { Router } from "express";
import { listChanges } from "../contract/admin/ledger.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./ledger.domain.ts";

export const ledger = Router();

mount(ledger, listChanges, ({ params, query }) => domain.listChanges(params.id, query));
