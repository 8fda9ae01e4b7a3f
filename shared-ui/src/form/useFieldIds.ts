import { useId, useMemo } from 'react';

/**
 * Creates the ids of a form's fields, for the fields and for `formErrors`. Names in the order of the form.
 */
export function useFieldIds<const Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const prefix = useId();
  const joined = names.join(' ');
  return useMemo(
    () =>
      Object.fromEntries(joined.split(' ').map((name) => [name, `${prefix}-${name}`])) as Record<
        Name,
        string
      >,
    [prefix, joined],
  );
}
