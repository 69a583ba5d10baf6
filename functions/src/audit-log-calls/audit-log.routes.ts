import { Router } from "express";
import { listAudit } from "../contract/admin/audit-log.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./audit-log.domain.ts";

export const auditLog = Router();

mount(auditLog, listAudit, ({ query }) => domain.listAudit(query));
