import { type Damage, listDamage } from "@carparts/functions/contract/admin/damage";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { Loaded } from "#ui/states/loaded.tsx";

/** The first damaged documents, which the shop hides. */
const damageQuery = queryOptions({
  queryKey: ["damage"],
  queryFn: ({ signal }) => call(listDamage, { query: {} }, { signal }),
});

const nouns: Readonly<Record<string, string>> = {
  products: "Part",
  orders: "Order",
  reviews: "Review",
  users: "User",
  profiles: "Profile",
};

/** Damaged documents, which the shop hides and only an admin can fix. */
export function DamagedEntries() {
  const query = useQuery(damageQuery);
  return (
    <Loaded what="What is damaged" query={query}>
      {({ items, next }) => items.length > 0 && <DamageList items={items} isAll={next === null} />}
    </Loaded>
  );
}

function DamageList({ items, isAll }: { items: readonly Damage[]; isAll: boolean }) {
  return (
    <div className="panel">
      <p className="p-4">
        These entries are damaged, so the shop hides them. Fix the fields or delete the entry in the Firebase
        console.
      </p>
      {items.some(({ fields }) => fields.some((field) => field.endsWith(".currency"))) && (
        <p className="px-4 pb-4">
          Amounts in another currency than shop.json's are never shown: a shop that has data keeps its own.
        </p>
      )}
      <ul className="divide-y divide-base-300 border-base-300 border-t">
        {items.map((damage) => (
          <DamageLine key={`${damage.collection}/${damage.document}`} damage={damage} />
        ))}
      </ul>
      {!isAll && (
        <p className="muted border-base-300 border-t p-4 text-sm">
          To list them all, run <code>npm run check-data</code>.
        </p>
      )}
    </div>
  );
}

function DamageLine({ damage: { collection, document, fields } }: { damage: Damage }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
      <span className="badge badge-error badge-soft min-w-18 font-semibold">
        {nouns[collection] ?? "Record"}
      </span>
      <span className="min-w-0 grow basis-60">
        <span className="font-bold">{fields.join(", ")}</span>{" "}
        <span className="wrap-anywhere muted text-sm">
          in {collection}/{document}
        </span>
      </span>
    </li>
  );
}
