// Between the wire, which has the specification's words, and the shop's own.

export function encodeReview<R extends { rating: number }>({ rating, ...review }: R) {
  return { ...review, revew: rating };
}

export function decodeReview<R extends { revew: number }>({ revew, ...review }: R) {
  return { ...review, rating: revew };
}
