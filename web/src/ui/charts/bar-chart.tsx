import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import "./bar-chart.css";
import { type Bars, drawBars } from "./draw-bars.ts";
import { placeAt } from "./points.ts";

export interface BarChartProps extends Bars {
  /** What the points are, such as days. */
  readonly pointName: string;
}

/** The slider over the bars is how keyboards, readers, fingers and mice go through them. Begins with the last one. */
export default function BarChart({ pointName, ...bars }: BarChartProps) {
  const { points } = bars;
  const [chosen, setChosen] = useState(points.length - 1);
  const followMouse = ({ pointerType, nativeEvent, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const share = nativeEvent.offsetX / currentTarget.clientWidth;
    if (pointerType === "mouse") setChosen(placeAt(share, points.length));
  };
  const text = points[chosen]?.text;
  return (
    <div className="bar-chart" style={{ "--bars": points.length } as CSSProperties}>
      <p aria-hidden="true">{text}</p>
      <div className="plot">
        <Drawing {...bars} />
        <div className="slider">
          <input
            type="range"
            aria-label={pointName}
            aria-valuetext={text}
            max={points.length - 1}
            value={chosen}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            onPointerMove={followMouse}
          />
        </div>
      </div>
    </div>
  );
}

function Drawing({ points, format, isWhole, most }: Bars) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let takeOff: (() => void) | undefined;
    // It also tells the size to begin with.
    const observer = new ResizeObserver(() => {
      takeOff?.();
      takeOff = drawBars(element, { points, format, isWhole, most });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeOff?.();
    };
  }, [points, format, isWhole, most]);
  return <div ref={place} aria-hidden="true" className="drawing" />;
}
