import { yieldingEach } from "../../core/yielding.ts";

/** In characters. Each write to a connection costs the same. */
const SIZE = 64 * 1024;

/** Others have their turn between pieces: of parts that aren't listed thousands make no chunk. */
export async function* inChunks(pieces: Iterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const piece of yieldingEach(pieces)) {
    chunk += piece;
    if (chunk.length < SIZE) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
