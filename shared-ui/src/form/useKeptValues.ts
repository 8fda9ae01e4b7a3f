import { useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { noteKeptWork } from 'shared-platform';

export interface KeptForm {
  /** The owner: the session of `useAuth`, which is another object after each sign-in. */
  session: object;
  /** Unique in the portal, with the id of the record if the form belongs to one: 'staff/review/42'. */
  name: string;
  /** The field for the button that was pressed, which is no typed value. */
  pressed?: string;
}

type Changes = [field: string, value: unknown][];

/** By session: when that has ended, its forms can no longer be read, and the browser frees them. */
const keptForms = new WeakMap<object, Map<string, () => Changes>>();

/**
 * Holds in memory the values that differ from the saved ones, while a form is not on the page. There it counts as
 * unsaved work. Nothing is written to the device.
 */
export function useKeptValues<Input extends FieldValues, Context, Output>(
  { control, getValues, reset }: UseFormReturn<Input, Context, Output>,
  { session, name, pressed }: Partial<KeptForm> = {},
): void {
  // Before the paint, so that the change is not visible.
  useLayoutEffect(() => {
    if (!session || name === undefined) return;
    const forms = keptForms.get(session) ?? new Map<string, () => Changes>();
    keptForms.set(session, forms);
    const kept = forms.get(name)?.() ?? [];
    // Only the typed fields, because somebody else may have changed the others since.
    if (kept.length > 0) {
      reset({ ...getValues(), ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    }
    noteKeptWork(name, undefined);

    // Compared on request, because a form can be unmounted before its `reset` marks it as sent.
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

/**
 * Compares lists and plain objects by their content, everything else by identity: the content of a file is not
 * compared.
 */
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
