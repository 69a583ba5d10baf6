import { ApiError } from "../api-client.ts";

/** Tells errors apart that no retry would mend. */
export function isPermanent(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.code === "list_full" || failure.code === "invalid");
}
