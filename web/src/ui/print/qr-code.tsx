import { encode } from "uqr";

/** Drawn as one path, a square a module. Its quiet zone is the label's own margin. */
export function QrCode({ code }: { code: string }) {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={`QR code: ${code}`}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className="size-full bg-white text-black"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
