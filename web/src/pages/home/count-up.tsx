import { type RefObject, useEffect, useRef } from "react";
import { useCountUp } from "react-countup";

const SECONDS = 15;

interface Props {
  end: number;
  isRunning: boolean;
  onEnd: () => void;
}

/** Updates the number sixty times a second, without React. */
export default function CountUp({ end, isRunning, onEnd }: Props) {
  const number = useRef<HTMLSpanElement>(null);
  const { start } = useCountUp({
    // The library's types predate React's nullable refs.
    ref: number as RefObject<HTMLElement>,
    end,
    duration: SECONDS,
    separator: "",
    // With easing, numbers above 999 would run ahead of the others.
    useEasing: false,
    startOnMount: false,
    onEnd,
  });
  useEffect(() => {
    if (isRunning) start();
  }, [isRunning, start]);
  return <span ref={number}>0</span>;
}
