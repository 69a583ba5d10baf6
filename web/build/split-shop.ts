import type { Plugin } from "vite";

const SHOP = "\0shop";

/**
 * Makes each setting of shop.json a module, also where all of it is imported, so that pages load those alone that they
 * read, as `shop.tax` or by its name. One that a shop has left out is undefined.
 */
export function splitShop(shop: object, settingNames: readonly string[]): Plugin {
  const settings = new Map(settingNames.map((name) => [`${SHOP}-${name}`, name]));
  const reexports = Array.from(settings, ([id, name]) => `export { value as ${name} } from "${id}";`);
  const codeOf = (name: string) => `export const value = ${JSON.stringify(Reflect.get(shop, name))};`;
  const modules = new Map([
    [SHOP, [`export * as default from "${SHOP}";`, ...reexports].join("\n")],
    ...Array.from(settings, ([id, name]) => [id, codeOf(name)] as const),
  ]);
  return {
    name: "split-shop",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/shop.json") ? SHOP : modules.has(source) ? source : null),
    load(id) {
      const code = modules.get(id);
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}
