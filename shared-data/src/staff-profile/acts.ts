import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { StaffProfile } from './StaffProfile';

/** A member of staff's own profile; the sample one until theirs has been entered. */
export function watchStaffProfile(uid: string): Watch<StaffProfile> {
  return watchStore((store) => store.staffProfile.watch(uid));
}

/**
 * Enters the name and position of somebody new to the staff; the rest is the sample profile's until
 * the council has entered it.
 * @throws RecordsUnavailableError, StorageFullError
 */
export async function beginStaffProfile(
  uid: string,
  person: Pick<StaffProfile, 'name' | 'position'>,
): Promise<void> {
  const store = await openRecords();
  return store.staffProfile.begin(uid, person);
}
