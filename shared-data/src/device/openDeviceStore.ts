import { RecordsUnavailableError } from '../store/errors';
import type { RecordStore } from '../store/RecordStore';

/** Opens the records in this browser's own storage. */
export function openDeviceStore(_onClosed: () => void): Promise<RecordStore> {
  return Promise.reject(new RecordsUnavailableError());
}
