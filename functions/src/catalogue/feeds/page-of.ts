function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash;
}

/**
 * On which of so many pages a part is, from 1: its id alone says so, to every process. They're about as long as one
 * another, and one page more takes its parts from all: https://arxiv.org/abs/1406.2294.
 */
export function pageOf(id: string, pages: number): number {
  let state = fnv1a(id);
  let page = 0;
  for (let next = 1; next <= pages; ) {
    page = next;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    next = Math.floor((page * 2 ** 32) / (state + 1)) + 1;
  }
  return page;
}
