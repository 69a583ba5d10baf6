import { Router } from "express";
import { readMail } from "../contract/mail.ts";
import { mount } from "../http/mount.ts";
import { isMailOn } from "../outbox/mail-settings.ts";

export const mail = Router();

mount(mail, readMail, async () => ({ sendsEmail: isMailOn }));
