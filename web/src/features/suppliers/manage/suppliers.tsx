import {
  addSupplier,
  changeSupplier,
  deleteSupplier,
  listSuppliers,
  readSupplier,
  type Supplier,
  type SuppliersPage,
  SuppliersQuery,
} from "@carparts/functions/contract/admin/suppliers";
import { currencyName } from "@carparts/functions/contract/values/currency";
import { call } from "#lib/api-client.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import type { Noun } from "#ui/noun/noun.ts";
import { NounList, nounDialog } from "#ui/noun/noun-list.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";

const suppliers: Noun<Supplier> = {
  key: "suppliers",
  title: "Supplier",
  Dialog: nounDialog("Supplier"),
  lead: () => "Who you buy parts from. Only the name is needed.",
  query: SuppliersQuery,
  list: listSuppliers,
  idOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  fullNameOf: ({ name }) => name,
  find: (id, signal) => call(readSupplier, { params: { id } }, { signal, isFresh: true }),
  groups: [
    {
      fields: [
        { name: "name", label: "Name" },
        { name: "email", label: "Email", type: "email", hint: "Where your orders go." },
        { name: "customerNumber", label: "Customer number", hint: "Your number at this supplier." },
        { name: "days", label: "Delivery days", inputMode: "numeric", hint: "From order to arrival." },
        {
          ...{ name: "minimumOrder", label: "Minimum order", inputMode: "decimal" },
          hint: `The smallest order they accept, in ${currencyName}.`,
        },
        { name: "note", label: "Note", rows: 3 },
      ],
    },
  ],
  save: (seen) =>
    seen
      ? { endpoint: changeSupplier, params: { id: seen._id }, own: { version: seen.version } }
      : { endpoint: addSupplier },
  aboutOf: (seen) => (seen ? `${seen.version}` : "new"),
  remove: ({ _id }) => ({ endpoint: deleteSupplier, params: { id: _id } }),
  question: ({ name }) => `Delete the supplier ${name}?`,
};

/** Lists who the shop buys from. */
export function Suppliers({ uid }: { uid: string }) {
  return (
    <NounList<Supplier, Supplier, SuppliersPage>
      noun={suppliers}
      uid={uid}
      caption="Suppliers"
      search={{ label: "Search suppliers", placeholder: "Name, email or customer number" }}
      add="Add a supplier"
      columns={[
        { label: "Name", sorts: ["name", "-name"] },
        { label: "Email", isBroad: true },
        { label: "Days", isNumber: true },
        { label: "Minimum order", isNumber: true },
        { label: "Parts", isNumber: true },
      ]}
      cells={({ name, email, customerNumber, days, minimumOrder, parts }) => [
        <bdi key="name" className="wrap-anywhere">
          {name}
        </bdi>,
        <span key="email" className="wrap-anywhere">
          <span className="block">{email ?? <span className="muted">no email</span>}</span>
          {customerNumber && (
            <span className="muted block font-normal text-sm">{`Customer number ${customerNumber}`}</span>
          )}
        </span>,
        days ?? "–",
        minimumOrder === null ? "–" : money(minimumOrder),
        parts || "–",
      ]}
      summary={({ total }) => pluralize(total, "supplier")}
      empty={<EmptyState title="No suppliers yet">Add the first one, and order from it later.</EmptyState>}
    />
  );
}
