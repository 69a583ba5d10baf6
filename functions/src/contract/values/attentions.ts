/** Why a part needs somebody's attention. */
export const attentions = [
  "out",
  "minimum",
  "running-out",
  "picture",
  "unlisted",
  "fitment",
  "shelf",
  "superseded",
  "waiting",
  "no-offer",
  "ordered-late",
] as const;
export type Attention = (typeof attentions)[number];
