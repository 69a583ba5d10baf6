import {
  type BrandListItem,
  type BrandWithManufacturer,
  deleteManufacturer,
  listManufacturers,
  type ManufacturersPage,
  ManufacturersQuery,
  saveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import { call } from "#lib/api-client.ts";
import type { ListState } from "#lib/list-state.ts";
import { count } from "#ui/format/count.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import type { Noun, Typed } from "#ui/noun/noun.ts";
import { NounList, nounDialog } from "#ui/noun/noun-list.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";

const makers: Noun<BrandWithManufacturer> = {
  key: "makers",
  shownBy: ["products"],
  title: "Maker",
  Dialog: nounDialog("Maker"),
  lead: (made) => (
    <>
      Who makes the parts of <b className="wrap-anywhere">{made?.brand}</b>. The page of each part shows it.
    </>
  ),
  query: ManufacturersQuery,
  list: listManufacturers,
  idOf: ({ brand }) => brand,
  nameOf: ({ brand }) => brand,
  fullNameOf: ({ brand }) => `Maker of ${brand}`,
  /** Also of a brand that the shop doesn't have yet. */
  async find(brand, signal) {
    const query = { brand: [brand], limit: 1 };
    const [listed] = (await call(listManufacturers, { query }, { signal, isFresh: true })).items;
    return listed ?? { brand, version: 0, maker: null };
  },
  groups: [
    {
      fields: [
        { name: "name", label: "Name" },
        { name: "address", label: "Address", rows: 3 },
        { name: "email", label: "Email", type: "email" },
      ],
    },
    {
      legend: "Responsible person in the EU",
      lead: "Who is responsible for these parts in the EU if the maker isn't based there. Otherwise leave it empty.",
      fields: [
        { name: "responsible.name", label: "Responsible person" },
        { name: "responsible.address", label: "Their address", rows: 3 },
        { name: "responsible.email", label: "Their email", type: "email" },
      ],
    },
  ],
  fieldsOf: ({ maker }) => maker,
  bodyOf: makerOf,
  save: (made) => ({ endpoint: saveManufacturer, own: seenOf(made) }),
  aboutOf: (made) => `${made?.brand} ${made?.version}`,
  remove: (made) => ({ endpoint: deleteManufacturer, own: seenOf(made) }),
  question: ({ brand }) => `Delete the maker of ${brand}? Its parts will then show no maker.`,
};

function seenOf(made: BrandWithManufacturer | undefined) {
  return { brand: made?.brand, version: made?.version };
}

/** Without any field of the responsible person there is none. */
function makerOf({ name, address, email, ...rest }: Typed): object {
  const responsible = {
    name: rest["responsible.name"],
    address: rest["responsible.address"],
    email: rest["responsible.email"],
  };
  return { name, address, email, responsible: Object.values(responsible).some(Boolean) ? responsible : null };
}

/** Lists the brands of the shop with who makes their parts. */
export function Manufacturers({ uid }: { uid: string }) {
  return (
    <NounList<BrandWithManufacturer, BrandListItem, ManufacturersPage>
      noun={makers}
      uid={uid}
      caption="Makers"
      search={{ label: "Search makers", placeholder: "Brand or maker" }}
      filters={(list) => <OnlyWithout list={list} />}
      columns={[{ label: "Brand" }, { label: "Parts", isNumber: true }, { label: "Maker", isBroad: true }]}
      cells={({ brand, parts, maker }) => [
        <span key="brand" className="wrap-anywhere">
          {brand}
        </span>,
        count(parts),
        <MakerLines key="maker" maker={maker} />,
      ]}
      edit={({ maker }) => (maker ? "Edit" : "Add maker")}
      isDeletable={({ maker }) => maker !== null}
      summary={({ total, without }) =>
        `${pluralize(total, "brand")}, ${without === 0 ? "none" : `${count(without)} in all`} without a maker`
      }
      empty={<EmptyState title="No brands yet">Add brands to your parts first.</EmptyState>}
    />
  );
}

function MakerLines({ maker }: Pick<BrandListItem, "maker">) {
  if (!maker) return <span className="text-warning">no maker</span>;
  return (
    <span className="wrap-anywhere grid">
      <span>{maker.name}</span>
      <span className="muted text-sm">{maker.email}</span>
      {maker.responsible && <span className="muted text-sm">{`In the EU: ${maker.responsible.name}`}</span>}
    </span>
  );
}

function OnlyWithout({ list: { state, go } }: { list: ListState }) {
  return (
    <label className="flex min-h-10 items-center gap-2.5 font-semibold text-sm">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={state.maker === "none"}
        onChange={({ target }) => go({ maker: target.checked ? "none" : undefined })}
      />
      Only without a maker
    </label>
  );
}
