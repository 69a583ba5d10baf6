import { readInvoicePdf } from "@carparts/functions/contract/invoices";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { saveFile } from "#lib/save-file.ts";
import { toastError } from "#lib/toast-result.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";

/** Saves the paper in a file of its number. */
export function useInvoicePdf(number: string) {
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: async () => {
      const pdf = await call(readInvoicePdf, { params: { number } });
      saveFile(`${number}.pdf`, pdf, "application/pdf");
    },
    onError: (failure) => {
      if (!isMounted()) toastError("PDF", failure);
    },
  });
}
