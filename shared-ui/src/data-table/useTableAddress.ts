import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createUnderway } from './createUnderway';

export interface TableSort<Key extends string> {
  by: Key;
  direction: 'ascending' | 'descending';
}

type Filters = Readonly<Record<string, string>>;

/**
 * What a table shows, held in the address: a reload or a shared link shows the same. A change of what
 * is sought or filtered goes back to the first page, and does not fill the history with keystrokes.
 * @param sortKeys the columns that can be sorted by; any other value in the address is ignored
 */
export function useTableAddress<const Key extends string>(sortKeys: readonly Key[]) {
  const [params, setParams] = useSearchParams();
  // The address lags behind on a slow phone: a second change is made to what the first one asked for.
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
      // What is typed stands in its field: a keystroke need not render the table once more.
      const isPressed = Object.keys(changes).some((name) => name !== 'search');
      setChosen((before) => (isPressed || before ? after : before));
      // What is taken back before the address has it leaves the address as it is: nothing comes back from there.
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
     * For what is pressed: shows at once what was chosen. The address changes when the table is ready for it, and until
     * then a box would go back to what it was and a second press begin there.
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
    /** The value of a filter; '' where it is not set. */
    filter: (name: string) => params.get(name) ?? '',
    /** One of the values that a filter may have; anything else in the address counts as not set. */
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
