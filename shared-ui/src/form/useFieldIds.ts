import { useId, useMemo } from 'react';

/** Gives each field of a form its id, for the fields and for `formErrors`. Names in field order. */
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
