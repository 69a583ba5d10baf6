import { pathOf } from "@carparts/functions/contract/endpoint";
import { priceNote } from "@carparts/functions/contract/values/price-note";
import { routes } from "#routes.ts";
import { FitLabel } from "#ui/fit-label.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { money, total } from "#ui/format/money.ts";
import { Stepper } from "#ui/forms/stepper.tsx";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import type { PartOfLine } from "./basket.queries.ts";
import { lineState } from "./line-state.ts";
import type { Line } from "./lines.ts";

interface Props {
  line: Line;
  /** Undefined until it's known. */
  part: PartOfLine | undefined;
  /** The vehicle's name. */
  vehicle: string | undefined;
  /** The server's words. */
  refusal: string | undefined;
  onChange: (quantity: number) => void;
  onRemove: (name: string) => void;
}

export function BasketLine({ line, part, vehicle, refusal, onChange, onRemove }: Props) {
  const { fault = refusal, possible, change } = lineState(line, part);
  const name = part?.name ?? "This part";
  return (
    <li className="grid grid-cols-[min(4.5rem,15vw)_minmax(0,1fr)] gap-x-[min(1rem,4vw)] gap-y-3 border-base-300 border-b py-5 last:border-b-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <PartPicture src={part?.picture ?? "/placeholder.svg"} alt="" className="rounded-field sm:row-span-2" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 grow basis-28 font-bold text-lg">
            {part ? (
              <Link className="link-hover" to={pathOf(routes.part.path, { id: part._id })}>
                {part.name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {part && (
            <p className="ml-auto max-w-full font-extrabold text-xl tabular-nums">
              {total(part.price, line.quantity)}
            </p>
          )}
        </div>
        {part && (
          <p className="muted text-sm">
            {`${money(part.price)} each${part.deposit ? ` + ${money(part.deposit)} deposit` : ""}${part.minimumQuantity > 1 ? `, from ${part.minimumQuantity} pieces` : ""}${priceNote && `, ${priceNote}`}`}
          </p>
        )}
        {part && vehicle && (
          <p>
            <FitLabel fits={part.fits} vehicle={vehicle} />
          </p>
        )}
        {change && <p className="font-semibold text-sm text-warning">{change}</p>}
        {fault && (
          <p className="font-semibold text-error text-sm" role="alert">
            {fault}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-1 sm:col-start-2">
        {part && (
          <Stepper
            of={name}
            value={line.quantity}
            min={part.minimumQuantity}
            max={part.quantity}
            onChange={onChange}
          />
        )}
        {possible !== undefined && (
          <button type="button" className="btn btn-primary" onClick={() => onChange(possible)}>
            {`Take ${possible}`}
          </button>
        )}
        <button
          ref={focusNeighbourOnRemoval}
          type="button"
          className="btn btn-ghost px-2 text-error"
          aria-label={`Remove: ${name}`}
          onClick={() => onRemove(name)}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
