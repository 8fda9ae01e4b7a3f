import type { Watch } from '../store/Watch';
import type { StaffProfile } from './StaffProfile';
import type { UserId } from '../store/kinds';

/** The staff profile's part of the port. */
export interface StaffProfileRecords {
  /** Null where the council has entered none. */
  watch(uid: UserId): Watch<StaffProfile | null>;
  /**
   * A profile that there is already takes over name and position. A store whose profiles are entered by
   * the council alone keeps nothing: name and position stand in the request for access.
   */
  begin(uid: UserId, person: Pick<StaffProfile, 'name' | 'position'>): Promise<void>;
}
