import type { Review } from "@carparts/functions/contract/reviews/reviews";
import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from "react";
import Import from "react-slick";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { usePrefersReducedMotion } from "#ui/reduced-motion.ts";
import { ReviewCard } from "./review-card.tsx";

/** react-slick is CommonJS, so an ES module gets all of its exports as the default one. */
const Slick = (Import as unknown as { default?: typeof Import }).default ?? Import;

const PLAY = "M7 4.5l12 7.5-12 7.5z";
const PAUSE = "M8 5v14M16 5v14";

const STAY_MILLISECONDS = 5000;
const MOVE_MILLISECONDS = 500;

/**
 * Slick can't turn `autoplay` back on, and ignores focus in slides. So it's always on, and this plays and pauses it.
 */
export default function ReviewCarousel({ reviews }: { reviews: Review[] }) {
  const isStill = usePrefersReducedMotion();
  const [isWanted, setWanted] = useState(!isStill);
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<Import>(null);
  const { isPresent, listeners } = usePresence();
  const isPlaying = isWanted && !isPresent;
  useOnlyCurrentReachable(frame, current);

  useEffect(() => {
    if (isPlaying) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isPlaying]);

  return (
    <>
      <div className="relative">
        {/* Outside the part that pauses on focus: after pressing play, you want to see it play. */}
        <div className="absolute inset-x-0 bottom-0 mx-auto w-fit">
          <Control
            icon={isWanted ? PAUSE : PLAY}
            label={isWanted ? "Pause reviews" : "Play reviews"}
            onClick={() => setWanted(!isWanted)}
          />
        </div>
        <div ref={frame} {...listeners}>
          <Slick
            ref={slider}
            arrows={false}
            accessibility={false}
            autoplay
            autoplaySpeed={STAY_MILLISECONDS}
            pauseOnHover={false}
            speed={isStill ? 0 : MOVE_MILLISECONDS}
            beforeChange={(_, next) => setCurrent(next)}
          >
            {reviews.map((review, index) => (
              <ReviewCard
                key={review._id}
                review={review}
                isNear={isNeighbour(index, current, reviews.length)}
              />
            ))}
          </Slick>
          <div className="mt-6 flex justify-center gap-[min(4.5rem,30vw)]">
            <Control
              icon={moreIcons.left}
              label="Previous review"
              onClick={() => slider.current?.slickPrev()}
            />
            <Control icon={moreIcons.right} label="Next review" onClick={() => slider.current?.slickNext()} />
          </div>
        </div>
        <p className="sr-only" aria-live={isPlaying ? "off" : "polite"}>
          {`Review ${current + 1} of ${reviews.length}`}
        </p>
      </div>
      <p className="muted mt-4 text-center text-sm">
        A verified buyer had an order with us when writing the review. Whether others bought here isn't
        checked.
      </p>
    </>
  );
}

/** Slick doesn't hide other slides from the keyboard. It owns the slides, so this runs after every render. */
function useOnlyCurrentReachable(frame: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
      slide.inert = slide.dataset.index !== String(current);
    }
  });
}

function isNeighbour(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, count - distance) <= 1;
}

function Control({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-circle border-base-300 bg-base-100"
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}

/** Follows the mouse over an element and the focus inside it. Clicks and touches don't count. */
function usePresence() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const listeners: DOMAttributes<HTMLElement> = {
    onPointerEnter: (event) => setPointedAt(event.pointerType === "mouse"),
    onPointerLeave: () => setPointedAt(false),
    onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return { isPresent: isPointedAt || isFocused, listeners };
}
