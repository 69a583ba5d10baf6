import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useInvoicePdf } from "./invoice-pdf.queries.ts";

export function InvoicePdf({ number }: { number: string }) {
  const { mutate, isPending, error } = useInvoicePdf(number);
  return (
    <>
      <SecondaryButton label="PDF" isPending={isPending} onClick={() => mutate()} />
      <FormError error={error} />
    </>
  );
}
