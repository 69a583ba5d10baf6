import { Router } from "express";
import { listInvoices, readBooks, writeCredit, writeInvoices } from "../contract/admin/invoices.ts";
import { listPayments, notePayment } from "../contract/admin/payments.ts";
import { readStatement } from "../contract/admin/statements.ts";
import { readInvoice } from "../contract/invoices.ts";
import { mount } from "../http/mount.ts";
import * as invoices from "./invoices.domain.ts";
import * as payments from "./payments.domain.ts";
import * as statements from "./statements.domain.ts";

export const books = Router();

mount(books, writeInvoices, ({ actor, body, request }) => invoices.writeInvoices(actor, body, request));

mount(books, listInvoices, ({ query }) => invoices.listInvoices(query));

mount(books, readInvoice, ({ caller, params }) => invoices.readInvoice(caller, params.number));

mount(books, writeCredit, ({ actor, params, body, request }) =>
  invoices.writeCredit(actor, params.number, body, request),
);

mount(books, readBooks, ({ query }) => invoices.readBooks(query));

mount(books, notePayment, ({ actor, body, request }) => payments.notePayment(actor, body, request));

mount(books, listPayments, ({ query }) => payments.listPayments(query));

mount(books, readStatement, ({ actor, body }) => statements.readStatement(actor, body));
