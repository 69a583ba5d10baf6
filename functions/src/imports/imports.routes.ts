import { Router } from "express";
import { importParts, listImports, undoImport } from "../contract/admin/imports.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./imports.domain.ts";
import * as undo from "./undo.domain.ts";

export const imports = Router();

mount(imports, importParts, async ({ actor, body }) => ({ items: await domain.importParts(actor, body) }));

mount(imports, listImports, ({ query }) => domain.listImports(query));

mount(imports, undoImport, ({ actor, params, query, body }) =>
  undo.undoImport(actor, params.id, body?.after ?? query.after),
);
