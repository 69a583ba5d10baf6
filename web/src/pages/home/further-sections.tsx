import Finder from "./finder.tsx";
import { Reasons } from "./reasons.tsx";

/** The sections that the specification leaves open: a finder, and reasons to buy here. */
export default function FurtherSections() {
  return (
    <>
      <Finder />
      <Reasons />
    </>
  );
}
