import { Router } from "express";
import { listAudit } from "../contract/admin/audit.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./audit-list.domain.ts";

export const auditList = Router();

mount(auditList, listAudit, ({ query }) => domain.listAudit(query));
