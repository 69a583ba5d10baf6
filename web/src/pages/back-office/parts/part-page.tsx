import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { OrdersOfPart } from "#features/orders/manage/orders-of-part.tsx";
import { ChangeList } from "#features/products/manage/change-history/change-list.tsx";
import { PriceHistory } from "#features/products/manage/change-history/price-history.tsx";
import { wholePartQuery } from "#features/products/manage/edit/edit.queries.ts";
import { EditButton, EditedPart } from "#features/products/manage/edit/edit-part.tsx";
import { LabelsButton } from "#features/products/manage/labels/labels-button.tsx";
import { PartOffers } from "#features/products/manage/offers/part-offers.tsx";
import { PartDetails, PartHead, PartVehicles } from "#features/products/manage/part-facts.tsx";
import { MovementList } from "#features/stock/manage/movement-list.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { WaitingList } from "#features/stock/manage/waiting-list.tsx";
import { ApiError } from "#lib/api-client.ts";
import { routes } from "#routes.ts";
import { Printed } from "#ui/print/printed.tsx";
import { TitledBlock } from "#ui/screen.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";

/** All there is to know of one part, and what can be done with it. */
export default function ManagedPartPage({ user }: AccountPageProps) {
  const { id = "" } = useParams();
  // The list that it was opened from.
  const list = new URLSearchParams(useLocation().search).get("list") ?? "";
  return (
    <AccountScreen
      user={user}
      route={routes.managedPart}
      lead="What it is, and what happened to it."
      back={{ ...routes.manageItem, path: routes.manageItem.path + (user ? list : "") }}
    >
      {({ uid }) => (
        <>
          <ManagedPart key={id} id={id} />
          <EditedPart uid={uid} Restock={RestockButton} />
        </>
      )}
    </AccountScreen>
  );
}

const ON_PAPER = `
  .printed .panel { border: 0; padding: 0; }
  .printed details::details-content { content-visibility: visible; display: block; }`;

const COLUMN = "grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6";

function ManagedPart({ id }: { id: string }) {
  const query = useQuery(wholePartQuery(id));
  const part = query.data;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      {isGone ? (
        <EmptyState title="This part is gone">
          It was deleted, or never there. What happened to it is below.
        </EmptyState>
      ) : (
        <Loaded what="The part" query={query}>
          {(part) => (
            <Printed margin="15mm" styles={ON_PAPER} className="">
              <PartHead part={part}>
                <EditButton part={part} isPrimary />
                <RestockButton part={part} />
                <LabelsButton parts={[part]} />
              </PartHead>
            </Printed>
          )}
        </Loaded>
      )}
      {/* Seen with the part, whose facts would push them down. They load meanwhile. */}
      <div
        className={
          query.isPending ? "hidden" : "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-2"
        }
      >
        <div className={COLUMN}>
          {part && (
            <Printed margin="15mm" styles={ON_PAPER} className={COLUMN}>
              <TitledBlock title="Details">
                <PartDetails part={part} />
              </TitledBlock>
              <TitledBlock title="Offers">
                <PartOffers part={part} />
              </TitledBlock>
              <TitledBlock title="Fits these vehicles">
                <PartVehicles part={part} />
              </TitledBlock>
            </Printed>
          )}
          <TitledBlock title="Movements">
            <MovementList id={id} />
          </TitledBlock>
        </div>
        <div className={COLUMN}>
          <TitledBlock title="Orders">
            <OrdersOfPart id={id} />
          </TitledBlock>
          <TitledBlock title="Who waits">
            <WaitingList id={id} />
          </TitledBlock>
          <TitledBlock title="Price history">
            <PriceHistory id={id} />
          </TitledBlock>
          <TitledBlock title="Changes">
            <ChangeList id={id} />
          </TitledBlock>
        </div>
      </div>
    </>
  );
}
