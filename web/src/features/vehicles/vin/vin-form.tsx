import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import type { Vehicle } from "../vehicle.ts";
import { type AskedVin, askedVin } from "./asked-vin.ts";

interface Answering {
  asked: AskedVin;
  onChoose: (vehicle: Vehicle) => void;
}

interface Props {
  /** From here or from a search box that took what was typed for one. */
  asked: AskedVin | undefined;
  onAsk: (asked: AskedVin) => void;
  onChoose: (vehicle: Vehicle) => void;
}

/** The vehicle by the number in its windscreen. Few have it at hand, so what reads it is loaded when it's used. */
export function VinForm({ asked, onAsk, onChoose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [Answer, setAnswer] = useState<ComponentType<Answering>>();
  const [failed, setFailed] = useState<AskedVin>();
  useEffect(() => {
    if (!asked) return;
    if (field.current) field.current.value = asked.typed;
    import("./vin-answer.tsx").then(
      (loaded) => setAnswer(() => loaded.default),
      () => setFailed(asked),
    );
  }, [asked]);
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // A scanner's next number replaces it.
          field.current?.select();
          onAsk(askedVin(field.current?.value ?? ""));
        }}
      >
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor={id} className="font-semibold text-sm">
            VIN
          </label>
          <input
            ref={field}
            id={id}
            className="control h-13 min-w-0"
            placeholder="17 characters"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </div>
        <button type="submit" className="btn btn-outline h-13">
          Use VIN
        </button>
      </form>
      {/* There before its words, or nobody would hear them. */}
      <div role="status" className={asked ? "min-h-18 xl:col-span-full xl:min-h-12" : "absolute"}>
        {asked &&
          (Answer ? (
            <Answer key={asked.at} asked={asked} onChoose={onChoose} />
          ) : (
            <p className="text-sm">
              {failed === asked ? "The shop can't be reached. Please try again." : "Reading the number …"}
            </p>
          ))}
      </div>
    </>
  );
}
