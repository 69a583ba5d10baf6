import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import type { Vehicle } from "../vehicle.ts";
import { type VinRequest, vinRequest } from "./vin-request.ts";

interface Answering {
  request: VinRequest;
  onChoose: (vehicle: Vehicle) => void;
}

interface Props {
  /** From here or from a search box that took what was typed for one. */
  request: VinRequest | undefined;
  onRequest: (request: VinRequest) => void;
  onChoose: (vehicle: Vehicle) => void;
}

/** The vehicle by the number in its windscreen. Few have it at hand, so what reads it is loaded when it's used. */
export function VinForm({ request, onRequest, onChoose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [Answer, setAnswer] = useState<ComponentType<Answering>>();
  const [failed, setFailed] = useState<VinRequest>();
  useEffect(() => {
    if (!request) return;
    if (field.current) field.current.value = request.typed;
    import("./vin-answer.tsx").then(
      (loaded) => setAnswer(() => loaded.default),
      () => setFailed(request),
    );
  }, [request]);
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // A scanner's next number replaces it.
          field.current?.select();
          onRequest(vinRequest(field.current?.value ?? ""));
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
      <div role="status" className={request ? "min-h-18 xl:col-span-full xl:min-h-12" : "absolute"}>
        {request &&
          (Answer ? (
            <Answer key={request.at} request={request} onChoose={onChoose} />
          ) : (
            <p className="text-sm">
              {failed === request ? "The shop can't be reached. Please try again." : "Reading the number …"}
            </p>
          ))}
      </div>
    </>
  );
}
