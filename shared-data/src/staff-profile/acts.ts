import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { StaffProfile } from './StaffProfile';

/** A member of staff's own profile; the sample one until theirs has been entered. */
export function watchStaffProfile(uid: string): Watch<StaffProfile> {
  return watchStore((store) => store.staffProfile.watch(uid));
}
