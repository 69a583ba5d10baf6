import type { AuditItem } from "@carparts/functions/contract/admin/audit-log";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ComponentType } from "react";
import { shopDateTime } from "#lib/shop-date-time.ts";
import { routes } from "#routes.ts";
import { Row } from "#ui/data-table/table.tsx";
import { whoText } from "#ui/format/who.ts";
import { Link } from "#ui/link.tsx";
import { addressOfThing, isAboutAccount, kindNames } from "./audit-names.ts";

export interface RowProps {
  /** The viewing admin's uid. */
  uid: string;
  /** Restores what was deleted. */
  Undo: ComponentType<{ id: string; name: string }>;
}

export function AuditRow({ item, uid, Undo }: RowProps & { item: AuditItem }) {
  const { _id, at, what, who, email, target, reason, isRestorable } = item;
  const person = whoText(item, uid);
  return (
    <Row id={_id}>
      <span className="grid gap-0.5">
        {kindNames[what]}
        <time dateTime={at} className="muted font-normal text-xs">
          {shopDateTime(at)}
        </time>
      </span>
      <Named to={addressOfThing(item)} text={thingText(item, uid)} />
      <Named to={email && pathOf(routes.account.path, { uid: who })} text={person} />
      {reason && <span className="wrap-anywhere">{reason}</span>}
      {isRestorable && <Undo id={target} name={item.name ?? kindNames[what]} />}
    </Row>
  );
}

function thingText(item: AuditItem, viewer: string): string {
  const { target, name } = item;
  return isAboutAccount(item) ? whoText({ who: target, email: name }, viewer) : (name ?? target);
}

function Named({ to, text }: { to: string | undefined; text: string }) {
  return (
    <span className="wrap-anywhere">
      {to ? (
        <Link className="link link-hover" to={to}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
