import * as z from "zod/mini";
import { EmailParams, email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { optionalMobile } from "./values/mobile.ts";
import { optionalPicture, optionalText } from "./values/optional.ts";
import { OwnQuery } from "./values/params.ts";
import { PageQuery } from "./values/primitives.ts";

const fields = {
  name: optionalText("Name", 100),
  /** The account's email; null if it has none. */
  email: z.nullable(email),
  address: optionalText("Address", 300),
  mobile: optionalMobile("Mobile"),
  picture: optionalPicture("Picture"),
};

/** `phone` equals `mobile`. `isConfirmed: false`: saved before the owner proved the email. Saving confirms it. */
export const Profile = z.object({ ...fields, phone: z.string(), isConfirmed: z.optional(z.boolean()) });
export type Profile = z.infer<typeof Profile>;

export const SaveProfile = z.object(fields);
export type SaveProfile = z.infer<typeof SaveProfile>;

const ListProfilesQuery = z.object({ ...PageQuery.shape, ...OwnQuery.shape });

/** Returns your profile, if any. Admins get all profiles unless they ask for their own. */
export const listProfiles = endpoint({
  method: "GET",
  path: "/profile",
  access: "signed-in",
  query: ListProfilesQuery,
  output: z.array(Profile),
  errors: [],
});

/** Saves your profile, replacing all of it. */
export const saveProfile = endpoint({
  method: "PUT",
  path: "/profile/:email",
  access: "self",
  limit: { calls: 30, seconds: 600 },
  changes: [],
  params: EmailParams,
  body: SaveProfile,
  output: Profile,
  errors: ["not_found"],
});
