import { useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { noteKeptWork } from 'shared-platform';

export interface KeptForm {
  /** Whose it is: the session of `useAuth`, which is another object after each sign-in. */
  session: object;
  /** Unique in the portal, with the id of the record where the form is of one: 'staff/review/42'. */
  name: string;
  /** The value that says which button was pressed: nothing that a person has typed. */
  pressed?: string;
}

type Changes = [field: string, value: unknown][];

/** By session: when that has ended nobody can ask for it, and the browser forgets it. */
const keptForms = new WeakMap<object, Map<string, () => Changes>>();

/**
 * Holds in memory what differs from what is saved while a form is not on the page, where it counts as unsaved work.
 * Nothing is written to the device.
 */
export function useKeptValues<Input extends FieldValues, Context, Output>(
  { control, getValues, reset }: UseFormReturn<Input, Context, Output>,
  { session, name, pressed }: Partial<KeptForm> = {},
): void {
  // Before the paint, so that nothing is seen to change.
  useLayoutEffect(() => {
    if (!session || name === undefined) return;
    const forms = keptForms.get(session) ?? new Map<string, () => Changes>();
    keptForms.set(session, forms);
    const kept = forms.get(name)?.() ?? [];
    // The rest may have been changed by somebody else since.
    if (kept.length > 0) {
      reset({ ...getValues(), ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    }
    noteKeptWork(name, undefined);

    // Compared when it is asked for: a form can be gone before its `reset` says that it was sent.
    const changes = () =>
      changedValues(getValues(), control._defaultValues).filter(([field]) => field !== pressed);
    return () => {
      forms.set(name, changes);
      noteKeptWork(name, () => changes().length > 0);
    };
  }, [control, getValues, reset, session, name, pressed]);
}

function changedValues(values: object, saved: object): Changes {
  const before = new Map(Object.entries(saved));
  return Object.entries(values).filter(([field, value]) => !isSame(value, before.get(field)));
}

/** Lists and plain objects are compared by what is in them, everything else by itself: a file is not looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isCompound(one) || !isCompound(other)) return Object.is(one, other);
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...before.keys(), ...after.keys()])].every((key) =>
    isSame(before.get(key), after.get(key)),
  );
}

function isCompound(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
