import type { Access } from "../contract/endpoint.ts";
import { AppError } from "./app-error.ts";
import { authenticate, type Caller } from "./authenticate.ts";

const refusals: Record<Exclude<Access, "anyone" | "signed-in">, string> = {
  self: "This is for the account itself only.",
  "self-or-admin": "This is for the account itself and for admins only.",
  admin: "This is for admins only.",
};

async function may(access: keyof typeof refusals, caller: Caller, pathEmail: string | undefined) {
  const isSelf = caller.email !== undefined && caller.email === pathEmail?.trim().toLowerCase();
  if (access === "self") return isSelf;
  if (access === "self-or-admin") return isSelf || caller.isAdmin();
  return caller.isAdmin();
}

/** Lets a call pass or refuses it, before anything else of the request is looked at. */
export async function authorise(
  access: Access,
  authorization: string | undefined,
  pathEmail: string | undefined,
): Promise<Caller | null> {
  if (access === "anyone") return null;
  const caller = await authenticate(authorization);
  if (access === "signed-in") return caller;
  if (!(await may(access, caller, pathEmail))) throw new AppError("forbidden", refusals[access]);
  return caller;
}

/** Refuses a body that names another e-mail than the path, which is the caller's own. */
export function assertSameEmail(params: { readonly email: string }, body: { readonly email: string }): void {
  if (params.email === body.email) return;
  throw new AppError("invalid", "The e-mail differs from the one in the address.", {
    fields: { email: "Differs from the one in the address." },
  });
}
