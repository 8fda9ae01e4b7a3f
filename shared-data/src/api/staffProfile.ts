import type { StaffProfile, UserId, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/**
 * A member of staff's own profile; null where the council has not entered one. On the device only the demo account of
 * the staff has one, the sample, which is marked as such.
 */
export function watchStaffProfile(uid: UserId): Watch<StaffProfile | null> {
  return watchStore((store) => store.staffProfile.watch(uid));
}

/**
 * Enters the name and position of somebody new to the staff into their profile, if there is one on this device;
 * otherwise saves nothing until the council has entered the profile.
 * @throws RecordsUnavailableError, StorageFullError
 */
export async function beginStaffProfile(
  uid: UserId,
  person: Pick<StaffProfile, 'name' | 'position'>,
): Promise<void> {
  const store = await openRecords();
  return store.staffProfile.begin(uid, person);
}
