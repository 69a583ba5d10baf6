import { readdir } from "node:fs/promises";
import type { Endpoint } from "../contract/endpoint.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "method" in value;
}

const folder = new URL("../contract/", import.meta.url);
/** Every file that may declare endpoints. */
export const contractFiles = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .sort();
const contracts: Record<string, unknown>[] = await Promise.all(
  contractFiles.map((file) => import(new URL(file, folder).href)),
);

/** Every endpoint of the contract, with its export name. */
export const endpoints = contracts
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint)
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

export type NamedEndpoint = (typeof endpoints)[number];
