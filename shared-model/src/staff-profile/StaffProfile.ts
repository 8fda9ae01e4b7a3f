import type { Watch } from '../kinds/Watch';
import type { UserId } from '../kinds/kinds';
import type { StaffProfile } from './staffProfileSchema';

/** The staff profile's part of the port. */
export interface StaffProfileRecords {
  /** Null where the council has entered none. */
  watch(uid: UserId): Watch<StaffProfile | null>;
  /**
   * Updates the name and position in a profile that exists on the device. Saves nothing where there is none, and in a
   * store where only the council enters profiles: name and position are in the request for access.
   */
  begin(uid: UserId, person: Pick<StaffProfile, 'name' | 'position'>): Promise<void>;
}
