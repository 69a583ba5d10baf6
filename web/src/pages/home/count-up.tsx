import { type RefObject, useEffect, useRef } from "react";
import { useCountUp } from "react-countup";

const SECONDS = 15;

interface Props {
  end: number;
  isRunning: boolean;
  onEnd: () => void;
}

/** The number that moves. It is written past React, sixty times a second. */
export default function CountUp({ end, isRunning, onEnd }: Props) {
  const number = useRef<HTMLSpanElement>(null);
  const { start } = useCountUp({
    // The library's types are older than React's null in a ref.
    ref: number as RefObject<HTMLElement>,
    end,
    duration: SECONDS,
    separator: "",
    // Else those that end above 999 run ahead of the others.
    useEasing: false,
    startOnMount: false,
    onEnd,
  });
  useEffect(() => {
    if (isRunning) start();
  }, [isRunning, start]);
  return <span ref={number}>0</span>;
}
