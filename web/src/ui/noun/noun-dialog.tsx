import type { Endpoint } from "@carparts/functions/contract/endpoint";
import { type FormEvent, useState } from "react";
import { useUnanswered } from "#lib/write-keys.ts";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { type Submission, useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import {
  fieldsOf,
  type Noun,
  type NounField,
  type Save,
  textOf,
  useSaveThing,
  withoutEmpty,
} from "./noun.ts";
import { NounConflict } from "./noun-conflict.tsx";

interface Props<Thing> {
  noun: Noun<Thing>;
  uid: string;
  /** Undefined for a new one. */
  thing: Thing | undefined;
  onClose: () => void;
}

/** A thing's form. Input stays, whatever another admin saves meanwhile. */
export function NounDialog<Thing>({ noun, uid, thing, onClose }: Props<Thing>) {
  const { title, groups, bodyOf = withoutEmpty, fieldsOf: shown = (each) => each as object } = noun;
  const [seen, setSeen] = useState(thing);
  const [isDisputed, setDisputed] = useState(false);
  const save = useSaveThing(noun);
  const { endpoint, params, own } = noun.save(seen);
  const sent: object | undefined = useUnanswered<Endpoint>(uid, endpoint, noun.aboutOf(seen), params);
  const [begun, setBegun] = useState({ values: sent ?? (thing && shown(thing)), round: 0 });
  const nameOf = (each: Thing | undefined) => (each ? noun.fullNameOf(each) : title);
  const submission = useSubmit<Save<Thing>, Thing>(save, {
    what: nameOf(thing),
    doneText: (saved) => `${nameOf(saved)}: saved.`,
    onDone: onClose,
    onEarlierDone(saved, { body }) {
      setSeen(saved);
      submission.send(savedOver(saved, body));
    },
    onRefused: () => setDisputed(true),
  });
  const { variables: mine, error } = save;

  function savedOver(present: Thing, body: object): Save<Thing> {
    return { seen: present, body: { ...body, ...noun.save(present).own } };
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const names = fieldsOf(noun).map(({ name }) => name);
    const body = { ...own, ...bodyOf(formValues(event, ...names)) };
    submission.send({ seen, body }, sent && { seen, body: sent });
  }

  function keepMine(present: Thing): void {
    setDisputed(false);
    setSeen(present);
    if (mine) submission.send(savedOver(present, mine.body));
  }

  function takeTheirs(present: Thing): void {
    setDisputed(false);
    save.reset();
    setSeen(present);
    setBegun(({ round }) => ({ values: shown(present), round: round + 1 }));
  }

  return (
    <>
      <FormDialog
        title={title}
        lead={<p>{noun.lead(seen)}</p>}
        submission={submission}
        action="Save"
        onSubmit={submit}
        onClose={onClose}
      >
        {groups.map(({ legend, lead, fields }) => {
          const inputs = fields.map((field) => (
            <NounInput
              key={`${field.name} ${begun.round}`}
              field={field}
              value={textOf(field, begun.values)}
              of={submission.field}
            />
          ));
          if (legend === undefined) return inputs;
          return (
            <fieldset key={legend} className="grid gap-5 border-base-300 border-t pt-4">
              <legend className="sr-only">{legend}</legend>
              <p className="muted text-sm">{lead}</p>
              {inputs}
            </fieldset>
          );
        })}
        {sent && !submission.isPending && (
          <UnansweredNotice
            doubt="this was saved"
            once="saved"
            onSend={() => submission.form.current?.requestSubmit()}
          />
        )}
      </FormDialog>
      {isDisputed && mine && error?.present && (
        <NounConflict
          title={title}
          fields={fieldsOf(noun)}
          mine={mine.body}
          theirs={shown(error.present)}
          onKeep={() => error.present && keepMine(error.present)}
          onTake={() => error.present && takeTheirs(error.present)}
          onClose={() => setDisputed(false)}
        />
      )}
    </>
  );
}

interface InputProps {
  field: NounField;
  value: string;
  of: Submission["field"];
}

function NounInput({ field: { rows, ...field }, value, of }: InputProps) {
  const own = { autoComplete: "off", ...field, ...of(field.name), defaultValue: value };
  if (rows === undefined) return <Field {...own} />;
  const { name, label, hint } = field;
  return <TextAreaField {...of(name)} {...{ label, hint, rows }} autoComplete="off" defaultValue={value} />;
}
