import type { AddReview } from "../../src/contract/reviews/add-review.ts";

interface SeedReview extends AddReview {
  readonly _id: string;
}

/** Sentences of each kind of customer about of the shop or of a part, with the rating in halves. */
export const reviews: readonly SeedReview[] = [
  {
    _id: "taxi-fleet",
    productId: "brake-pad-set-front",
    name: "Taxi fleet, four cars",
    picture: "/reviewers/taxi-fleet.svg",
    description:
      "We go through front pads every ten weeks. BP-4410 lasts as long as what we fitted before, and the wear tabs speak up before the disc suffers.",
    revew: 5,
  },
  {
    _id: "weekend-mechanic",
    name: "Weekend mechanic",
    picture: "/reviewers/weekend-mechanic.svg",
    description:
      "The dimensions on the page were the ones in the box, down to the thread of the oil filter. I measured the old part once and ordered once.",
    revew: 4.5,
  },
  {
    _id: "courier-van",
    productId: "alternator-120a",
    name: "Courier, one van",
    picture: "/reviewers/courier-van.svg",
    description:
      "An alternator on Monday, back on the road on Wednesday. Mounting holes lined up; the plug needed a firm push. No core deposit to chase.",
    revew: 4.5,
  },
  {
    _id: "village-garage",
    productId: "suspension-strut-front",
    name: "Village garage, two lifts",
    picture: "/reviewers/village-garage.svg",
    description:
      "The strut comes built with its spring and top mount, which saves us the compressor and a good hour per side. I would like a torque sheet in the box.",
    revew: 4,
  },
  {
    _id: "driving-school",
    name: "Driving school",
    picture: "/reviewers/driving-school.svg",
    description:
      "Learners are hard on brakes and starters. Discs arrive oiled and straight, and the minimum of two stops us ordering half a job.",
    revew: 5,
  },
  {
    _id: "classic-car-owner",
    productId: "ignition-lead-set",
    name: "Classic car owner",
    picture: "/reviewers/classic-car-owner.svg",
    description:
      "The lead set was a little long for my engine bay and I had to reroute two of them. Quality of the boots is good, and the comb keeps things tidy.",
    revew: 3.5,
  },
  {
    _id: "camper-couple",
    productId: "car-battery-70ah",
    name: "Camper van, two people",
    picture: "/reviewers/camper-couple.svg",
    description:
      "We changed the battery on a car park with one spanner. Size and post position matched the description; it arrived charged.",
    revew: 4.5,
  },
  {
    _id: "first-time-fixer",
    productId: "cabin-filter-carbon",
    name: "First-time fixer",
    picture: "/reviewers/first-time-fixer.svg",
    description:
      "I had never changed a cabin filter. The arrow in the picture is the arrow on the part, so even I could not fit it the wrong way round.",
    revew: 4,
  },
];
