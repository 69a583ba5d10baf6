import type { Vehicle } from "./vehicles.ts";

/** A part of the demo shop. The group is that of the list it's in. */
export interface SeedPart {
  readonly _id: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** A picture in `web/public/parts`; without one it's the picture of the group. */
  readonly picture?: string;
  readonly description: string;
  readonly quantity: number;
  /** 1 unless given. */
  readonly minimumQuantity?: number;
  readonly brand: string;
  readonly partNumber: string;
  readonly oemNumbers?: readonly string[];
  /** A number for each brand. */
  readonly equivalents?: Readonly<Record<string, string>>;
  readonly supersededBy?: string;
  /** Universal unless given. */
  readonly fits?: readonly Vehicle[];
}
