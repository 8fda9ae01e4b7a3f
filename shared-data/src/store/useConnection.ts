import { watchConnection } from './api';
import { useRecords } from './useRecords';

export interface ConnectionState {
  isOffline: boolean;
  /** When the server last responded, in milliseconds since 1970; null if that is not known. */
  since: number | null;
}

/**
 * Whether the server of the records can be reached, updated at each change; null while that is not known, and
 * with the device store.
 */
export function useConnection(): ConnectionState | null {
  const connection = useRecords(watchConnection);
  if (connection.status !== 'ready' || connection.data.state === 'local') return null;
  const since = connection.data.state === 'offline' ? connection.data.since : null;
  return {
    isOffline: connection.data.state === 'offline',
    since: since === null ? null : Date.parse(since),
  };
}
