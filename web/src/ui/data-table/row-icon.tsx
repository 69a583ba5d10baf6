import { Icon } from "../icons/icon.tsx";

const paths = {
  Edit: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  Delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
};

/** An icon in a table, where screen readers alone get its name, and a word on a card. */
export function RowIcon({ name }: { name: keyof typeof paths }) {
  return (
    <>
      <Icon path={paths[name]} className="@max-[54rem]:hidden size-4" />
      <span className="@min-[54rem]:sr-only">{name}</span>
    </>
  );
}
