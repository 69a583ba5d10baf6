import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Says whether this shop sends emails, so that screens speak of them only where it does. */
export const readMail = endpoint({
  method: "GET",
  path: "/api/mail",
  access: "signed-in",
  output: z.object({
    /** About your orders, to your account's email; to the one in the order, if your account has none. */
    sendsEmail: z.boolean(),
  }),
  errors: [],
});
