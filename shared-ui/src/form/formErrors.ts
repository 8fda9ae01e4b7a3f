import type { FieldProblem } from '../ErrorSummary/ErrorSummary';

/** The id of each field by its name, in the order of the form. Nested names like 'address.city'. */
export type FormFieldIds = Readonly<Record<string, string>>;

/** The errors of a form as a list for `ErrorSummary`, in the order of the fields. */
export function formErrors(errors: object, ids: FormFieldIds): FieldProblem[] {
  return Object.entries(ids).flatMap(([name, fieldId]) => {
    const message = messageAt(errors, name.split('.'));
    return message ? [{ fieldId, message }] : [];
  });
}

function messageAt(errors: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((inner, key) => property(inner, key), errors);
  const message = property(found, 'message');
  return typeof message === 'string' ? message : undefined;
}

function property(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}
