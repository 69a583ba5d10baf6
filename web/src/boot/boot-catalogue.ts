import "./early-state.ts";
import "./boot.ts";

// The first script of the catalogue, in the place of boot.ts.
