import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import "./bar-chart.css";
import { isLabelled, type Point, placeAt, ticksTo } from "./points.ts";

interface Bars {
  readonly points: readonly Point[];
  /** Writes a value of the axis, in short. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Its values are whole numbers. */
  readonly isWhole?: boolean | undefined;
  /** The highest value there can be. Without it, it's that of the highest bar. */
  readonly most?: number | undefined;
}

export interface BarChartProps extends Bars {
  /** Names the points, such as days. */
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

const percent = (share: number) => `${100 * share}%`;

/** Its lengths are shares of the bars' own place, which the stylesheet makes. The rest hangs over its edges. */
function Drawing({ points, format, isWhole = false, most }: Bars) {
  const [drawing, room] = useRoomForLabels();
  const { top, ticks } = ticksTo(most ?? Math.max(...points.map(({ value }) => value ?? 0)), isWhole);
  const short = new Intl.NumberFormat("en-US", { notation: "compact", ...format });
  return (
    <svg ref={drawing} aria-hidden="true" className="drawing">
      {ticks.map((tick) => (
        <g key={tick} className="tick">
          <line x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} />
          <text y={percent(1 - tick / top)}>{short.format(tick)}</text>
        </g>
      ))}
      {points.map(({ label, text, value }, place) => {
        const [left, height] = [place / points.length, (value ?? 0) / top];
        return (
          <g key={text}>
            {value !== null && (
              <rect
                x={percent(left + 0.15 / points.length)}
                y={percent(1 - height)}
                width={percent(0.7 / points.length)}
                height={percent(height)}
              />
            )}
            {isLabelled(place, points.length, room) && (
              <text x={percent(left)} y="100%">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A label takes a little more than three letters' height, whatever that is. */
const LABEL_REM = 4.5;

function useRoomForLabels() {
  const drawing = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!drawing.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setRoom(Math.floor(entry.contentRect.width / (LABEL_REM * rem)));
    });
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, []);
  return [drawing, room] as const;
}
