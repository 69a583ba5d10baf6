/** In characters. Each write to a connection costs the same. */
const SIZE = 64 * 1024;

export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < SIZE) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
