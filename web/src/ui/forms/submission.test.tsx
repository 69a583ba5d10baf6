import { renderToStaticMarkup } from "react-dom/server";
import { toast } from "react-toastify/unstyled";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-client.ts";
import { OTHER_ACCOUNT } from "#lib/token/page-owner.ts";
import { Field } from "./field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useSubmit } from "./submission.ts";

type Mutation = Required<Parameters<typeof useSubmit<string, number>>[0]>;
type End = Required<Parameters<typeof useSubmit<string, number>>>[1];
type Submission = ReturnType<typeof useSubmit<string, number>>;

interface Props {
  mutation: Mutation;
  end: End;
  cancelLabel?: string | undefined;
  onRender: (submission: Submission) => void;
}

function RestockDialog({ mutation, end, cancelLabel, onRender }: Props) {
  const submission = useSubmit(mutation, end);
  onRender(submission);
  return (
    <FormDialog
      title="Restock"
      lead={<p>Brake disc</p>}
      submission={submission}
      action="Add"
      onSubmit={() => {}}
      onClose={() => {}}
      {...(cancelLabel !== undefined && { cancelLabel })}
    >
      <Field label="Pieces" name="pieces" error={submission.fieldErrors.pieces} />
    </FormDialog>
  );
}

/** A mutation in this state, and the dialog that React makes of it. */
function show(state: Partial<Mutation>, end: Partial<End> = {}, cancelLabel?: Props["cancelLabel"]) {
  const mutateAsync = vi.fn<Mutation["mutateAsync"]>(async () => 8);
  const mutation = { error: null, isPending: false, reset: vi.fn(), mutateAsync, ...state };
  const submissions: Submission[] = [];
  const html = renderToStaticMarkup(
    <RestockDialog
      mutation={mutation}
      end={{ what: "Brake disc", ...end }}
      cancelLabel={cancelLabel}
      onRender={(submission) => submissions.push(submission)}
    />,
  );
  const button = (label: string) =>
    html.match(/<button.*?<\/button>/g)?.find((found) => found.includes(label)) ?? "";
  return { mutation, html, button, submission: submissions[0] as Submission };
}

const network = new ApiError(0, "network", "The shop is out of reach.");
const faulty = new ApiError(422, "invalid", "Some fields are wrong.", {
  fields: { pieces: "Too many." },
});

describe("What a dialog with a form shows", () => {
  test("is its title, its lead, its fields and both buttons", () => {
    const { html, button } = show({});
    expect(html).toMatch(
      /<dialog aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Restock<\/h2><div class="contents"><p>Brake disc<\/p><\/div><form/,
    );
    expect(html).not.toMatch(/aria-invalid|role="alert"/);
    expect(button("Add")).toMatch(/type="submit"/);
    expect(button("Cancel")).toMatch(/type="button"/);
  });

  test("is what the server finds wrong, at its field and not once more", () => {
    const { html } = show({ error: faulty });
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(html).toContain("Too many.");
    expect(html).not.toContain('role="alert"');
  });

  test.each([network, new ApiError(403, "other_account", OTHER_ACCOUNT), new Error("It broke.")])(
    "is why nothing was done: $message",
    (error) => {
      const { html } = show({ error });
      expect(html).toMatch(new RegExp(`<p role="alert"[^>]*>${error.message}</p>`));
      expect(html).not.toContain("aria-invalid");
    },
  );

  test("can't be sent twice at once, and can be left meanwhile", () => {
    const { button } = show({ isPending: true });
    expect(button("Add")).toContain("disabled");
    expect(button("Cancel")).not.toContain("disabled");
  });

  test("says nothing stays as it is while what can't be undone is under way", () => {
    expect(show({}, {}, "Keep it").button("Keep it")).not.toContain("disabled");
    expect(show({ isPending: true }, {}, "Keep it").button("Keep it")).toContain("disabled");
  });
});

describe("What a form sends", () => {
  test("is told in a toast once it's done", async () => {
    const success = vi.spyOn(toast, "success").mockReturnValue("toast");
    const onDone = vi.fn();
    const { submission } = show({}, { doneText: (now, sent) => `${sent}: ${now}.`, onDone });
    submission.send("Brake disc");
    await vi.waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith("Brake disc: 8."));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(8, "Brake disc");
    success.mockRestore();
  });

  test("is told by nothing else where the form itself shows it", async () => {
    const success = vi.spyOn(toast, "success").mockReturnValue("toast");
    const onDone = vi.fn();
    const { submission } = show({}, { doneText: () => "Done.", showsDone: true, onDone });
    submission.send("Brake disc");
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(success).not.toHaveBeenCalled();
    success.mockRestore();
  });

  test("is reported where it's refused, and needs no toast", async () => {
    const onRefused = vi.fn();
    const mutateAsync = () => Promise.reject(network);
    const { submission } = show({ mutateAsync }, { onRefused });
    submission.send("Brake disc");
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(network, "Brake disc"));
  });

  test("is not what the form itself finds wrong, which ends the error of the last try", () => {
    const { submission, mutation } = show({ error: network });
    expect(submission.check({})).toBe(true);
    expect(mutation.reset).not.toHaveBeenCalled();
    expect(submission.check({ pieces: "Type a number." })).toBe(false);
    expect(mutation.mutateAsync).not.toHaveBeenCalled();
    expect(mutation.reset).toHaveBeenCalledOnce();
  });
});
