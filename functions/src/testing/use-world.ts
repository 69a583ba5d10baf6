import { afterEach } from "vitest";
import { World } from "./world.ts";

/** A world for the tests of a file, empty again after each of them. */
export function useWorld(): World {
  const world = new World();
  afterEach(() => world.clear());
  return world;
}
