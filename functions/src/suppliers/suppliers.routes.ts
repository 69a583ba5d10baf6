import { Router } from "express";
import {
  addSupplier,
  changeSupplier,
  deleteSupplier,
  listSuppliers,
  readSupplier,
} from "../contract/admin/suppliers.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./suppliers.domain.ts";

export const suppliers = Router();

mount(suppliers, listSuppliers, ({ query }) => domain.listSuppliers(query));

mount(suppliers, addSupplier, ({ actor, body, request }) => domain.addSupplier(actor, body, request));

mount(suppliers, readSupplier, ({ params }) => domain.readSupplier(params.id));

mount(suppliers, changeSupplier, ({ actor, params, body }) => domain.changeSupplier(actor, params.id, body));

mount(suppliers, deleteSupplier, ({ actor, params }) => domain.deleteSupplier(actor, params.id));
