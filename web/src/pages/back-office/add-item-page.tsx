import { useLocation } from "react-router-dom";
import { SigningIn } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ProductForm } from "#features/products/manage/product-form.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function AddItemPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  return (
    <Screen title={routes.addItem.title} lead="It appears in the shop as soon as you save it.">
      <section className="panel max-w-3xl p-6 sm:p-8" aria-label="New part">
        {user ? <ProductForm key={search} uid={user.uid} /> : <SigningIn />}
      </section>
    </Screen>
  );
}
