import type { Watch } from '../store/Watch';
import type { StaffProfile } from './StaffProfile';

/** The staff profile's part of the port. */
export interface StaffProfileRecords {
  watch(uid: string): Watch<StaffProfile>;
  /** A profile that there is already takes over name and position. */
  begin(uid: string, person: Pick<StaffProfile, 'name' | 'position'>): Promise<void>;
}
