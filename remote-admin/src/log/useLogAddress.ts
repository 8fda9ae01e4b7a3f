import type { LogQuery } from 'shared-data';
import { logKinds } from 'shared-data/model';
import { useTableAddress } from 'shared-ui/table';
import { parseDay } from '../reports/reportPeriod';

/** The filters of the log, stored in the address; no filter by default. */
export function useLogAddress() {
  const address = useTableAddress([]);
  const kind = address.oneOf('kind', logKinds);
  const uid = address.filter('person');
  const from = parseDay(address.filter('from'));
  const to = parseDay(address.filter('to'));
  const query = {
    search: address.search,
    page: address.page,
    ...(kind ? { kind } : {}),
    ...(uid ? { uid } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  } satisfies Omit<LogQuery, 'pageSize'>;
  const isFiltered = [address.search.trim(), kind, uid, from, to].some(Boolean);
  return { address, query, isFiltered };
}

export type LogAddress = ReturnType<typeof useLogAddress>;
