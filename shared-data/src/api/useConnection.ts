import { watchConnection } from './records';
import { useRecords } from './useRecords';

export interface ConnectionState {
  /** The server cannot be reached. */
  isOffline: boolean;
  /** Whether the device has a network nevertheless. */
  hasNetwork: boolean;
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
  const { state } = connection.data;
  const since = state === 'connected' ? null : connection.data.since;
  return {
    isOffline: state !== 'connected',
    hasNetwork: state !== 'offline',
    since: since === null ? null : Date.parse(since),
  };
}
