import type { ReactNode } from "react";

export function EmptyPicture() {
  return <img src="/placeholder.svg" alt="" width="160" height="120" className="tile rounded-box" />;
}

/** An empty list, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel grid justify-items-center gap-4 border-dashed px-6 py-12 text-center">
      <EmptyPicture />
      <p className="text-lg font-bold">{title}</p>
      <div className="muted max-w-prose">{children}</div>
    </div>
  );
}
