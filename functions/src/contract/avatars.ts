import { endpoint } from "./endpoint.ts";
import { pictureBody } from "./values/picture-body.ts";

/**
 * Keeps the picture of a person, for their profile and reviews: a WebP, JPEG or PNG, without what it says of its camera,
 * place and author. While neither shows it, it's kept for 30 days.
 */
export const addAvatar = endpoint({
  method: "POST",
  path: "/api/avatars",
  access: "signed-in",
  changes: [],
  ...pictureBody,
  largestBody: 100_000,
  limit: { calls: 10, seconds: 3600 },
  errors: [],
});
