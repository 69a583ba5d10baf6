export const fontFiles = {
  regular: "DejaVuSansCondensed.ttf",
  bold: "DejaVuSansCondensed-Bold.ttf",
} as const;

export type Weight = keyof typeof fontFiles;
