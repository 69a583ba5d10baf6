import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { SavedParts } from "#features/saved/saved-parts.tsx";

export default function SavedList({ uid }: { uid: string }) {
  return <SavedParts uid={uid} Actions={AddToBasket} />;
}
