import { ApiError } from "../api-client.ts";

/** Whether the server said no for good. */
export function isRefusal(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.code === "list_full" || failure.code === "invalid");
}
