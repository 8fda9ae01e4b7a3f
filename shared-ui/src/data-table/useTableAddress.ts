import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createUnderway } from '../SearchField/createUnderway';

export interface TableSort<Key extends string> {
  by: Key;
  direction: 'ascending' | 'descending';
}

type Filters = Readonly<Record<string, string>>;

/**
 * The state of a table, stored in the address: a reload or a shared link shows the same. A change of the
 * search or a filter goes back to the first page, and adds no entries to the history.
 * @param sortKeys the columns that can be sorted by; any other value in the address is ignored
 */
export function useTableAddress<const Key extends string>(sortKeys: readonly Key[]) {
  const [params, setParams] = useSearchParams();
  // The address lags behind on a slow phone: a second change must be based on the first one.
  const [underway] = useState(createUnderway);
  const latest = useRef(params);
  const shown = useRef(params);
  const [chosen, setChosen] = useState<URLSearchParams>();
  useEffect(() => {
    shown.current = params;
    if (!underway.takes(params.toString())) latest.current = params;
    if (latest.current.toString() === params.toString()) setChosen(undefined);
  }, [underway, params]);

  const change = useCallback(
    (changes: Filters) => {
      const after = new URLSearchParams(latest.current);
      after.delete('page');
      for (const [name, value] of Object.entries(changes)) put(after, name, value);
      if (after.toString() === latest.current.toString()) return;
      latest.current = after;
      // A typed text is shown by its field: a key press need not render the table again.
      const isPressed = Object.keys(changes).some((name) => name !== 'search');
      setChosen((before) => (isPressed || before ? after : before));
      // A change that is undone before the address has it does not change the address, so nothing comes back
      // from there.
      if (after.toString() === shown.current.toString()) underway.clear();
      else underway.add(after.toString());
      setParams(after, { replace: true, preventScrollReset: true });
    },
    [underway, setParams],
  );

  return {
    ...readTable(params, sortKeys),
    search: params.get('search') ?? '',
    /**
     * The state for controls that are pressed: shows a choice at once. The address changes only when the table is ready
     * for it; until then a checkbox would return to its old state, and a second press would start from there.
     */
    chosen: readTable(chosen ?? params, sortKeys),
    /** Sets filters, or removes those whose value is ''. */
    change,
    sortBy: ({ by: key, direction }: TableSort<Key>) => change({ sort: key, direction }),
    goTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}

function readTable<const Key extends string>(params: URLSearchParams, sortKeys: readonly Key[]) {
  const by = sortKeys.find((key) => key === params.get('sort'));
  const sort: TableSort<Key> | undefined = by && {
    by,
    direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
  };
  return {
    page: parsePage(params.get('page')),
    sort,
    /** The value of a filter; '' if it is not set. */
    filter: (name: string) => params.get(name) ?? '',
    /** The value of a filter, if it is one of `values`; any other value counts as not set. */
    oneOf: <const Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)),
  };
}

function put(params: URLSearchParams, name: string, value: string) {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

function parsePage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
