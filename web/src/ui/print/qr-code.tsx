import { encode } from "uqr";

/** Drawn as one path, a square a module, black on white in any theme. Its quiet zone is the label's own margin. */
export function QrCode({ code, label = `QR code: ${code}` }: { code: string; label?: string }) {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className="size-full"
      shapeRendering="crispEdges"
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
