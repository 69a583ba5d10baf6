import type { Endpoint, Input } from "@carparts/functions/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ComponentType, InputHTMLAttributes, ReactNode } from "react";
import type * as z from "zod/mini";
import { type ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

/** A call that changes a thing. */
interface Write {
  readonly endpoint: Endpoint;
  readonly params?: Record<string, string>;
  /** Fields of the body that nobody types. */
  readonly own?: Readonly<Record<string, unknown>>;
}

export interface NounField extends InputHTMLAttributes<HTMLInputElement> {
  /** Its place in the thing, such as `responsible.name`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Makes it a field of several lines. */
  readonly rows?: number;
}

interface FieldGroup {
  readonly legend?: string;
  readonly lead?: string;
  readonly fields: readonly NounField[];
}

export interface OpenedThing {
  readonly noun: Noun<object>;
  readonly uid: string;
  /** Empty for a new one. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Values by the fields' names, as they are typed. */
export type Typed = Readonly<Record<string, string>>;

/** All that the list and the dialog of a noun need to know of it. */
export interface Noun<Thing> {
  /** Of its queries, and of those that show its things too. */
  readonly key: string;
  readonly shownBy?: readonly string[];
  /** The title of its dialog. */
  readonly title: string;
  /** Its code, which is loaded when the first one is opened. */
  readonly Dialog: ComponentType<OpenedThing>;
  readonly lead: (thing: Thing | undefined) => ReactNode;
  readonly query: z.ZodMiniObject;
  readonly list: Endpoint;
  /** Names a thing in the address, on its buttons, and in sentences. */
  readonly idOf: (thing: Thing) => string;
  readonly nameOf: (thing: Thing) => string;
  readonly fullNameOf: (thing: Thing) => string;
  /** The present thing with this id, which the dialog begins with. */
  readonly find: (id: string, signal: AbortSignal) => Promise<Thing>;
  readonly groups: readonly FieldGroup[];
  /** The thing's fields, and a body's that has those which were typed. Without `bodyOf` both are flat. */
  readonly fieldsOf?: (thing: Thing) => object | null;
  readonly bodyOf?: (typed: Typed) => object;
  /** Saves it with the version that was seen. Without a thing, a new one is added. */
  readonly save: (seen: Thing | undefined) => Write;
  /** Names a save: sent again with other text, it's the same write. */
  readonly aboutOf: (seen: Thing | undefined) => string;
  readonly remove: (seen: Thing) => Write;
  /** The question before it's deleted. */
  readonly question: (thing: Thing) => string;
}

/** The body of a save, and the thing that was seen. */
export interface Save<Thing> {
  readonly seen: Thing | undefined;
  readonly body: object;
}

export function thingQuery<Thing>({ key, find }: Noun<Thing>, id: string) {
  return queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => find(id, signal),
    staleTime: 0,
    // Input refers to the state in which the dialog opened.
    refetchOnWindowFocus: false,
  });
}

function useChange<Thing, Sent>(noun: Noun<Thing>, change: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation<Thing, ApiError<Thing>, Sent>({
    mutationFn: (sent) => change(sent) as Promise<Thing>,
    onSettled: () => void refresh(queryClient, noun.key, ...(noun.shownBy ?? [])),
  });
}

export function useSaveThing<Thing>(noun: Noun<Thing>) {
  return useChange(noun, ({ seen, body }: Save<Thing>) => {
    const { endpoint, params } = noun.save(seen);
    return call(endpoint, { params, body } as Input<Endpoint>, { about: noun.aboutOf(seen) });
  });
}

export function useDeleteThing<Thing>(noun: Noun<Thing>) {
  return useChange(noun, (seen: Thing) => {
    const { endpoint, params, own } = noun.remove(seen);
    return call(endpoint, { params, body: own } as Input<Endpoint>);
  });
}

function valueAt(thing: unknown, path: string): string {
  return `${path.split(".").reduce((value, name) => Object(value)[name], thing) ?? ""}`;
}

/** The text that the field shows of these values. */
export function textOf({ name }: NounField, values: object | null | undefined): string {
  return valueAt(values, name);
}

export function fieldsOf({ groups }: Pick<Noun<never>, "groups">): NounField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** An empty field is none. */
export function withoutEmpty(typed: Typed): object {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text || null]));
}
