import { type addPurchases, type DraftLine, MOST_DRAFTS } from "@carparts/functions/contract/admin/purchases";
import { type Input, pathOf } from "@carparts/functions/contract/endpoint";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { routes } from "#routes.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { useAddPurchase } from "./purchases.queries.ts";

interface Draft {
  readonly supplierId: string;
  readonly name: string;
  readonly lines: DraftLine[];
  readonly cost: number;
  readonly minimumOrder: number | null;
}

type SentDraft = Input<typeof addPurchases>["body"]["items"][number];

interface Props {
  uid: string;
  drafts: readonly Draft[];
  /** Why other parts are in none of them. */
  leftOut: readonly string[];
  /** Told of the parts of drafts that were made, also once the dialog has gone. */
  onMade: (productIds: readonly string[]) => void;
  onClose: () => void;
}

/** A supplier has several drafts if one can't hold all of its parts. */
function keyOf({ supplierId, lines }: SentDraft): string {
  return `${supplierId} ${lines[0]?.productId}`;
}

/** Makes a draft of each, and then shows the drafts. One that can't be made stays, with the reason. */
export default function MakeDrafts({ uid, drafts, leftOut, onMade, onClose }: Props) {
  const navigate = useNavigate();
  const { unanswered, ...add } = useAddPurchase(uid, "reorder");
  const [left, setLeft] = useState(drafts);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const next = left.slice(0, MOST_DRAFTS);
  const making = {
    ...add,
    async mutateAsync(sent: SentDraft[]) {
      const answer = await add.mutateAsync(sent);
      const made = sent.filter((_draft, place) => answer.items[place]?.result === "done");
      onMade(made.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
      return answer;
    },
  };
  const submission = useSubmit(making, {
    what: "Order selected",
    doneText: ({ items }) => {
      const made = items.flatMap(({ number }) => number ?? []);
      const words = items.flatMap(({ result, problems }) => (result === "done" ? problems : []));
      if (made.length === 0) return undefined;
      return [
        `${pluralize(made.length, "draft")}: ${made.join(", ")}.`,
        ...words.map((one) => one.reason),
      ].join(" ");
    },
    onDone({ items }, sent) {
      const outcomes = new Map(sent.map((draft, place) => [keyOf(draft), items[place]]));
      const stay = left.filter((draft) => outcomes.get(keyOf(draft))?.result !== "done");
      setRefusals(
        stay.flatMap((draft) => {
          const reasons = outcomes.get(keyOf(draft))?.problems.map((one) => one.reason);
          return reasons ? [`${draft.name}: ${reasons.join(" ")}`] : [];
        }),
      );
      setLeft(stay);
      if (stay.length === 0) navigate(pathOf(routes.purchases.path, {}, { state: "draft" }));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    submission.send(next.map(({ supplierId, lines }) => ({ supplierId, lines })));
  }

  return (
    <FormDialog
      title="Order selected"
      lead={<p>One draft for each supplier. You can change it until you send it.</p>}
      submission={submission}
      action={`Make ${pluralize(next.length, "draft")}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="grid gap-3">
        {next.map(({ supplierId, name, lines, cost, minimumOrder }) => (
          <li key={keyOf({ supplierId, lines })}>
            <b className="wrap-anywhere block">
              <bdi>{name}</bdi>
            </b>
            <span className="block">
              {[pluralize(lines.length, "part"), cost > 0 && money(cost)].filter(Boolean).join(", ")}
            </span>
            {minimumOrder !== null && minimumOrder > cost && (
              <span className="block text-sm text-warning">
                {`${money(minimumOrder - cost)} below the minimum order of ${money(minimumOrder)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {leftOut.map((text) => (
        <p key={text} className="wrap-anywhere text-sm text-warning">
          {text}
        </p>
      ))}
      {refusals.length > 0 && (
        <ul role="alert" className="grid gap-1 font-semibold text-error text-sm">
          {refusals.map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
      {unanswered && !submission.isPending && (
        <UnansweredNotice
          doubt="the drafts were made"
          once="made"
          onSend={() => submission.send(unanswered)}
        />
      )}
    </FormDialog>
  );
}
