import shop from "../../shop.json" with { type: "json" };

/** Where the site has it. */
export const MANIFEST_FILE = "manifest.webmanifest";

/** The web app manifest, with which a phone adds the shop to its home screen. */
export const webManifest = {
  name: shop.name,
  short_name: shop.name,
  lang: "en",
  id: "/",
  start_url: "/",
  scope: "/",
  // With the browser's way back, which a payment needs.
  display: "minimal-ui",
  theme_color: "#10202f",
  background_color: "#10202f",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    // With room for whatever shape a phone cuts out of it.
    { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
