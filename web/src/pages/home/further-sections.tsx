import Finder from "./finder.tsx";
import { Reasons } from "./reasons.tsx";

/** What the specification leaves open: how to find a part, and what speaks for the shop. */
export default function FurtherSections() {
  return (
    <>
      <Finder />
      <Reasons />
    </>
  );
}
